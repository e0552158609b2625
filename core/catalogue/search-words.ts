/** Words that say nothing about which vendor is meant, in both languages: here everything is for a wedding. */
const stopWords = new Set(
  [
    'di ke dari yang yg dan untuk utk buat atau dengan dgn ala dekat sekitar area daerah kota saya aku kami kita cari mau butuh ada dong kak per',
    'in at the for and of a an with near my our we i need want looking find s to',
    'best good great cheap affordable top terbaik bagus terdekat terjangkau murah murmer hemat recommended rekomendasi rekomen',
    'profesional professional terpercaya berpengalaman mewah luxury sederhana simple cantik elegan elegant',
    'harga price prices budget bujet vendor vendors jasa layanan service services paket package packages acara pesta party',
    'wedding weddings nikah nikahan menikah pernikahan kawin kawinan perkawinan pengantin manten mantenan married marriage bride groom',
    'maksimal maks max minimal min under below dibawah bawah diatas atas over up less than kapasitas capacity',
    'pax orang tamu guests guest people person pcs lembar porsi portion',
    'tgl tanggal hari minggu bulan tahun depan besok date day week month next available availability tersedia kosong',
    'adat lamaran engagement tunangan look looks style tema theme calon pemain speaks speaking',
  ].flatMap((line) => line.split(' ')),
);

/** Two words that are one thing: written apart they would each fit something else. */
const joined: readonly (readonly [apart: RegExp, together: string])[] = [
  [/\b(?:pre|pra) ?wed(?:ding|d)?\b/g, 'prewedding'],
  [/\b(?:pre|pra) ?nikah\b/g, 'prewedding'],
  [/\bmake ?up\b/g, 'makeup'],
  [/\b(?:photo|foto) ?(?:booth?|box)\b/g, 'photobooth'],
  [/\bmaster of ceremon(?:y|ies)\b/g, 'mc'],
  [/\bafter party\b/g, 'afterparty'],
  [/\bnusa dua\b/g, 'nusadua'],
  [/\b(jakarta|bandung|surabaya|semarang|bekasi|tangerang|medan) (?:selatan|barat|timur|utara|pusat)\b/g, '$1'],
  // A word that names a trade of its own when it stands alone.
  [/\bbunga mobil\b/g, 'bunga'],
  [/\b(?:wedding|bridal) cars?\b/g, 'mobil'],
  [/\bnasi (?:box|boks|dus)\b/g, 'nasi kotak'],
  // A box is food only where nothing else is said to be in it.
  [/\b(?:kotak|box|boks) (seserahan|hantaran|hampers|souvenir|suvenir)\b/g, '$1'],
  [/\brumah adat\b/g, 'joglo'],
  [/\blive ?stream(?:ing)?\b/g, 'livestreaming'],
  // What is not in the food, by the answer caterers give.
  [/\b(?:bebas|tanpa|non|no|without) (?:babi|pork)\b|\b(?:babi|pork) free\b/g, 'halal'],
  [/\b(?:bebas|tanpa|no|without) (?:telur|telor|eggs?)\b|\begg free\b/g, 'eggless'],
  [/\b(?:bintang [3-5]|[3-5] (?:bintang|stars?)|(?:three|four|five) stars?)\b/g, ''],
  // Provinces, by the cities that vendors of theirs are in.
  [/\b(?:jawa barat|west java|jabar)\b/g, 'bandung bogor'],
  [/\b(?:jawa tengah|central java|jateng)\b/g, 'semarang solo'],
  [/\b(?:jawa timur|east java|jatim)\b/g, 'surabaya malang'],
  [/\bsurat undangan\b/g, 'undangan'],
  [/\b(?:wedding|event) ?organi[sz]er\b/g, 'organizer'],
];

/** Words that are spelled right, though one of ours is a slip away: "babi" is no slip for Bali. */
const spelledRight = new Set(
  [
    'babi pagar ayu kapal pasir kasar kapur bintang kondang sanggul lamaran tunangan masjid mesjid gereja wisuda ulang malam pagi siang sore',
    'gesek bunda ayah saudara keluarga anak teman kantor rumah jalan lantai warna putih merah hitam hijau biru emas perak',
    'bodo payas dodot kuade tabungan pinjam kredit cicilan diskon promo gratis',
  ].flatMap((line) => line.split(' ')),
);
/** Whether a word that no one knows may still be one of ours with a slip in it. */
export const mayBeSlip = (word: string): boolean => !spelledRight.has(word) && !stopWords.has(word);

/** More words than this do not make a search better, only slower. */
const wordsMax = 8;
const wordLengthMax = 40;

/** Text as searches compare it: lower case, without accents and punctuation, one blank between words. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');

const wordsOf = (text: string): string[] =>
  joined
    .reduce((line, [apart, word]) => line.replace(apart, word), plain(text))
    .split(' ')
    .filter((word) => word !== '' && word.length <= wordLengthMax);
const someOf = (words: readonly string[]): string[] => [...new Set(words)].slice(0, wordsMax);

/** The words of a search that say something about which vendor is meant; none when it has only words that fit any. */
export const meaningfulWords = (text: string): string[] => someOf(wordsOf(text).filter((word) => !stopWords.has(word)));

/**
 * The words of a search: lower case, without accents and punctuation, without words that fit any vendor, each once, at most eight.
 * When nothing but such words was typed they are kept, so that a search is never taken for no search. (product 3, search)
 */
export function searchWords(text: string): string[] {
  const meaningful = meaningfulWords(text);
  return meaningful.length > 0 ? meaningful : someOf(wordsOf(text));
}

/** Indonesian suffixes: possessives and particles, then derivational ones. */
const clitics = /(?:nya|ku|mu|lah|kah|pun)$/;
const suffixes = /(?:kan|an|i)$/;
const prefixes = /^(?:meng|mem|men|meny|me|nge|ng|peng|pem|pen|per|pe|ber|ter|di|se)/;
const stemLengthMin = 4;

/**
 * A word and what it may be made of, the word itself first: "dekorasinya" is looked for as "dekorasi" when no one has "dekorasinya". For words
 * that were found nowhere as they stand; never shown.
 */
export function stemsOf(word: string): string[] {
  const bare = word.replace(clitics, '');
  const forms = [word, bare, bare.replace(suffixes, ''), bare.replace(prefixes, ''), bare.replace(prefixes, '').replace(suffixes, '')];
  return [...new Set(forms)].filter((form) => form === word || form.length >= stemLengthMin);
}

/** The search as it would read with other words in the place of some: only those words change, nothing else that was typed. */
export const replaceWords = (text: string, instead: ReadonlyMap<string, string>): string =>
  text
    .trim()
    .replace(/\s+/gu, ' ')
    .replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => instead.get(plain(word)) ?? word);

/** The search without some of its parts, and without the small words that then stand at its ends. */
export function withoutParts(text: string, parts: readonly string[]): string {
  const isLeftOut = new Set(parts);
  const amounts = parts.filter((part) => part.includes(' ') || /\d/u.test(part));
  const pieces = amounts
    .reduce((rest, part) => rest.replace(part, ' '), text)
    .trim()
    .split(/\s+/u)
    .filter((piece) => !isLeftOut.has(plain(piece)));
  const says = (piece: string) => !stopWords.has(plain(piece)) && plain(piece) !== '';
  return pieces.slice(pieces.findIndex(says), pieces.findLastIndex(says) + 1).join(' ');
}
