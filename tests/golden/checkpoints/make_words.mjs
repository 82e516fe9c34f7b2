// Writes words.json: random texts, their NFC and their words, by the regular expressions and the
// normaliser of a JavaScript engine. node make_words.mjs > words.json
let state = 12345;
const below = (n) => {
  state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
  return Math.floor((state / 0x80000000) * n);
};
const blank = '\\t-\\r \\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000';
const pattern = new RegExp(
  "'[sS\\u017F]|'[tT]|'[rR][eE]|'[vV][eE]|'[mM]|'[lL][lL]|'[dD]" +
    '|[^\\r\\n\\p{L}\\p{N}]?\\p{L}+|\\p{N}' +
    `| ?[^${blank}\\p{L}\\p{N}]+[\\r\\n]*` +
    `|[${blank}]*[\\r\\n]+|[${blank}]+(?![^${blank}])|[${blank}]+`,
  'gu');
const pools = [
  [...'abcXYZ é ß ñ'], [...'0123456789²½٣४Ⅷ'], [...' \t\n\r  \n'],
  ["'s", "'T", "'re", "'VE", "'m", "'lL", "'d", "'ſ", "'", "''", "'x", "'r"],
  [...'.,;:!?-_=+()[]{}<>/\\|"@#$%^&*~`'],
  [...'\u0085\u00A0\u1680\u2003\u2028\u202F\u205F\u3000\uFEFF\u200B\u180E\u001C\u001F\u0000'],
  [...'e\u0301o\u0308\u0323\u0304a\u030A\u0327\u0345\u0338\u05B0\u05BC\u3099'],
  [...'\u1112\u1161\u11ABᄀ각힣한글日本語中文がき\u3099'], [...'😀👍🏽👩‍👩‍👧🇰🇷🇮🇹✈️'],
  [...'अनुच्छेद عربي שָׁלוֹם ไทย ελληνικά Кириллица \u212B\u2126\uF900\u0958\uFB1D\u{1D15E}'],
];
const rows = [];
for (let i = 0; i < 400; ++i) {
  let text = '';
  const length = below(i % 10 == 0 ? 60 : 14);
  let pool = pools[below(pools.length)];
  for (let k = 0; k < length; ++k) {
    if (below(3) == 0) pool = pools[below(pools.length)];
    text += pool[below(pool.length)];
  }
  const nfc = text.normalize('NFC');
  const words = nfc.match(pattern) ?? [];
  if (words.join('') !== nfc) throw new Error('the pattern leaves something out');
  rows.push({ text, nfc, words });
}
process.stdout.write('{"rows": [\n' + rows.map((row) => JSON.stringify(row)).join(',\n') + '\n]}\n');
