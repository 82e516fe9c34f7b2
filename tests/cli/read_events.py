"""Reads a TensorBoard event file with nothing of the lab's code and holds it against the CSV of the run.

    python3 read_events.py EVENTS CSV

Written from the public descriptions of TFRecord, CRC-32C and protobuf's wire format. Ends with 0 if
every checksum is right and the scalars are the finite values of the table, in single precision.
"""

import csv
import math
import struct
import sys


def crc32c(data):
    crc = 0xFFFFFFFF
    for byte in data:
        crc ^= byte
        for _ in range(8):
            crc = (crc >> 1) ^ (0x82F63B78 if crc & 1 else 0)
    return crc ^ 0xFFFFFFFF


def masked(data):
    crc = crc32c(data)
    return (((crc >> 15) | (crc << 17)) + 0xA282EAD8) & 0xFFFFFFFF


def records(data):
    at = 0
    while at < len(data):
        head = data[at:at + 8]
        length, = struct.unpack("<Q", head)
        check, = struct.unpack("<I", data[at + 8:at + 12])
        payload = data[at + 12:at + 12 + length]
        end, = struct.unpack("<I", data[at + 12 + length:at + 16 + length])
        assert check == masked(head), f"checksum of a length at byte {at}"
        assert end == masked(payload), f"checksum of a record at byte {at}"
        yield payload
        at += 16 + length


def varint(data, at):
    number, shift = 0, 0
    while True:
        number |= (data[at] & 0x7F) << shift
        shift, at = shift + 7, at + 1
        if data[at - 1] < 0x80:
            return number, at


def fields(data):
    at = 0
    while at < len(data):
        key, at = varint(data, at)
        kind = key & 7
        if kind == 0:
            value, at = varint(data, at)
        elif kind == 1:
            (value,), at = struct.unpack("<d", data[at:at + 8]), at + 8
        elif kind == 5:
            (value,), at = struct.unpack("<f", data[at:at + 4]), at + 4
        else:
            assert kind == 2, f"wire type {kind}"
            length, at = varint(data, at)
            value, at = data[at:at + length], at + length
        yield key >> 3, value


def main(events, table):
    found, version, clock = {}, None, -math.inf
    for payload in records(open(events, "rb").read()):
        event = dict(fields(payload))
        assert event[1] >= clock, "time runs backwards"
        clock = event[1]
        if 3 in event:
            version = event[3]
            continue
        for number, value in fields(event[5]):
            assert number == 1
            scalar = dict(fields(value))
            found[event[2], scalar[1].decode()] = scalar[2]
    assert version == b"brain.Event:2", version
    expected = {}
    for row in csv.DictReader(open(table)):
        for key, text in row.items():
            if key != "step" and math.isfinite(float(text)):
                expected[int(row["step"]), key] = struct.unpack("<f", struct.pack("<f", float(text)))[0]
    assert found == expected, "the scalars are not those of the table"
    print(f"{len(found)} scalars")


main(*sys.argv[1:])
