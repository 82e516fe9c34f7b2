"""Makes the pictures of this folder and, with Pillow, the pixels that they are read as: by `helper`
(what is transparent lies on white, no turns) and by `path` (transparency dropped, turns made).
Run in this folder: python3 make_pictures.py. Made with Pillow 9.4.0 and libjpeg-turbo 2.1.5."""
import hashlib
import json
import struct

from PIL import Image, ImageOps


def pattern(width, height, bands):
    data = bytearray()
    for y in range(height):
        for x in range(width):
            for c in range(bands):
                data.append((x * (5 + 3 * c) + y * (11 - 2 * c) + (x * y) // (2 + c) + 40 * c) % 256)
    return bytes(data)


def image(mode, width, height):
    return Image.frombytes(mode, (width, height), pattern(width, height, len(Image.new(mode, (1, 1)).getbands())))


def smooth(width, height):
    data = bytearray()
    for y in range(height):
        for x in range(width):
            data += bytes([(4 * x + y) % 256, (255 - 3 * y - x) % 256, (2 * x + 2 * y + 30) % 256])
    return Image.frombytes("RGB", (width, height), bytes(data))


def exif(orientation, big):
    order = ">" if big else "<"
    head = b"MM\x00*" if big else b"II*\x00"
    entry = lambda tag, value: struct.pack(order + "HHIHH", tag, 3, 1, value, 0)
    return (b"Exif\x00\x00" + head + struct.pack(order + "IH", 8, 2) + entry(0x0106, 2) +
            entry(0x0112, orientation) + struct.pack(order + "I", 0))


def write(name, picture, **options):
    picture.save(name, **options)
    made.append(name)


made = []
write("colour_420.jpg", smooth(37, 23), quality=90, subsampling=2)
write("colour_444.jpg", image("RGB", 19, 26), quality=95, subsampling=0)
write("colour_422.jpg", smooth(30, 17), quality=80, subsampling=1)
write("progressive.jpg", smooth(41, 29), quality=85, progressive=True)
write("grey.jpg", image("L", 21, 13), quality=90)
write("inks.jpg", image("CMYK", 16, 11), quality=95)
for turn in range(1, 9):
    write(f"turn_{turn}.jpg", smooth(13, 10), quality=90, exif=exif(turn, turn % 2 == 0))
write("colour.png", image("RGB", 15, 9))
write("opacity.png", image("RGBA", 14, 9))
write("grey.png", image("L", 11, 7))
bits = image("L", 17, 6).point(lambda v: 255 if v > 127 else 0).convert("1")
write("bits.png", bits)
palette = smooth(20, 12).quantize(16)
write("palette.png", palette)
sixteen = b"".join(struct.pack(">H", (521 * i + 77) % 65536) for i in range(3 * 8 * 5))


def png_chunk(kind, body):
    import zlib
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def png_of(width, height, depth, colour, rows, extra=b""):
    import zlib
    raw = b"".join(b"\0" + row for row in rows)
    return (b"\x89PNG\r\n\x1a\n" + png_chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, colour, 0, 0, 0)) +
            extra + png_chunk(b"IDAT", zlib.compress(raw)) + png_chunk(b"IEND", b""))


open("sixteen.png", "wb").write(png_of(8, 5, 16, 2, [sixteen[48 * y:48 * y + 48] for y in range(5)]))
made.append("sixteen.png")
tiny = pattern(6, 4, 3)
gamma = png_chunk(b"gAMA", struct.pack(">I", 100000))
open("gamma.png", "wb").write(png_of(6, 4, 8, 2, [tiny[18 * y:18 * y + 18] for y in range(4)], gamma))
made.append("gamma.png")
turned = png_chunk(b"eXIf", exif(6, True)[6:])
open("turn.png", "wb").write(png_of(6, 4, 8, 2, [tiny[18 * y:18 * y + 18] for y in range(4)], turned))
made.append("turn.png")


def helper(picture):
    if picture.mode == "RGBA":
        white = Image.new("RGB", picture.size, (255, 255, 255))
        white.paste(picture, mask=picture.split()[3])
        return white
    return picture.convert("RGB")


tensors, at, data = {}, 0, b""
for name in made:
    for route in ("helper", "path"):
        opened = Image.open(name)
        if route == "path":
            opened = ImageOps.exif_transpose(opened)
        out = helper(opened) if route == "helper" else opened.convert("RGB")
        body = out.tobytes()
        tensors[f"{name}.{route}"] = {"dtype": "U8", "shape": [out.height, out.width, 3],
                                      "data_offsets": [at, at + len(body)]}
        at += len(body)
        data += body
header = json.dumps(tensors, separators=(",", ":")).encode()
header += b" " * (-len(header) % 8)
open("expected.safetensors", "wb").write(struct.pack("<Q", len(header)) + header + data)

sizes = [(1, 1, 28, 28), (3, 200, 28, 364), (500, 375, 504, 364), (640, 480, 84, 56), (29, 57, 28, 56),
         (56, 57, 56, 56), (57, 56, 56, 56), (97, 61, 28, 308), (33, 300, 280, 28), (120, 90, 112, 84),
         (84, 84, 84, 84), (2, 5, 56, 28), (311, 7, 308, 28), (400, 28, 28, 28), (28, 400, 28, 28),
         (71, 73, 196, 28), (71, 73, 28, 196), (255, 254, 252, 252), (13, 11, 140, 112), (224, 224, 84, 84)]
rows = []
for width, height, to_width, to_height in sizes:
    out = image("RGB", width, height).resize((to_width, to_height), Image.BICUBIC)
    rows.append([width, height, to_width, to_height, hashlib.sha256(out.tobytes()).hexdigest()])
with open("resized.json", "w") as file:
    file.write("[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n")
