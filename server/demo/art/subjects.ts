// Which motifs show a category, and what each shows in words.
import type { Motif } from './compose.ts';
import * as adornments from './motifs/adornments.ts';
import * as clothes from './motifs/clothes.ts';
import * as flora from './motifs/flora.ts';
import * as journeys from './motifs/journeys.ts';
import * as lenses from './motifs/lenses.ts';
import * as goods from './motifs/paper-goods.ts';
import * as sound from './motifs/sound.ts';
import * as spaces from './motifs/spaces.ts';
import * as sweets from './motifs/sweets.ts';
import * as table from './motifs/table.ts';
import * as treasures from './motifs/treasures.ts';

export interface Subject {
  readonly draw: Motif;
  readonly en: string;
  readonly id: string;
  /** Is in the open as well as indoors. */
  readonly isOutdoor: boolean;
}

const indoors = (draw: Motif, en: string, id: string): Subject => ({ draw, en, id, isOutdoor: false });
const anywhere = (draw: Motif, en: string, id: string): Subject => ({ draw, en, id, isOutdoor: true });

const chandelier = indoors(spaces.chandelier, 'A chandelier with candles', 'Lampu gantung dengan lilin');
const roundTable = anywhere(spaces.roundTable, 'A table laid for two', 'Meja makan untuk berdua');
const flowerArch = anywhere(spaces.flowerArch, 'An arch of flowers', 'Gapura bunga');
const prints = indoors(lenses.prints, 'Prints pegged to a cord', 'Foto cetak yang digantung');
const gown = anywhere(clothes.gown, 'A wedding gown on a stand', 'Gaun pengantin pada patung');
const hangers = indoors(clothes.hangers, 'A gown and a suit on hangers', 'Gaun dan jas pada gantungan');
const sunting = indoors(adornments.sunting, 'A golden sunting headdress', 'Sunting emas');
const tiara = indoors(adornments.tiara, 'A tiara on a cushion', 'Tiara di atas bantalan');
const comb = indoors(adornments.comb, 'A hair comb with flowers', 'Sisir hias berbunga');
const bouquet = anywhere(flora.bouquet, 'A bridal bouquet', 'Buket pengantin');
const jasmine = indoors(flora.jasmineGarland, 'Garlands of jasmine', 'Roncean melati');
const envelope = indoors(goods.envelope, 'An invitation in its envelope', 'Undangan dalam amplop');
const platter = anywhere(sweets.platter, 'Small cakes on a stand', 'Kue-kue kecil pada undakan');
const fans = indoors(sound.fans, 'Three dance fans', 'Tiga kipas tari');
const vows = anywhere(journeys.vows, 'An open book between candles', 'Buku terbuka di antara lilin');

/** By the slug of the category. The first one is what the category is known by. */
export const subjects: Readonly<Record<string, readonly [Subject, ...Subject[]]>> = {
  venue: [
    anywhere(spaces.pendopo, 'A pendopo with flowers', 'Pendopo berhias bunga'),
    anywhere(spaces.colonnade, 'A colonnade by the sea', 'Pilar-pilar di tepi laut'),
    anywhere(spaces.glasshouse, 'A glasshouse among plants', 'Rumah kaca di antara tanaman'),
    chandelier,
  ],
  photography: [
    indoors(lenses.camera, 'A camera with flowers', 'Kamera berhias bunga'),
    indoors(lenses.album, 'An album lying open', 'Album foto terbuka'),
    indoors(lenses.aperture, 'The blades of an aperture', 'Bilah diafragma lensa'),
    prints,
  ],
  videography: [
    anywhere(lenses.clapper, 'A clapperboard', 'Papan klaper'),
    anywhere(lenses.reel, 'A film reel', 'Rol film'),
    indoors(lenses.screen, 'A projector and its screen', 'Proyektor dan layarnya'),
  ],
  catering: [
    indoors(table.setting, 'A place laid on a table', 'Tatanan piring di meja'),
    anywhere(table.cloche, 'A dish under a silver dome', 'Hidangan bertudung perak'),
    indoors(table.tumpeng, 'A tumpeng with its garnish', 'Tumpeng lengkap'),
    roundTable,
  ],
  'wedding-planning': [
    indoors(goods.calendar, 'A calendar with a day ringed', 'Kalender dengan hari yang ditandai'),
    indoors(goods.moodBoard, 'A board of samples', 'Papan inspirasi'),
    indoors(goods.schedule, 'A checklist and a clock', 'Daftar acara dan jam'),
  ],
  'decoration-lighting': [flowerArch, indoors(spaces.lanterns, 'Lanterns at many heights', 'Lampion bergantungan'), chandelier, roundTable],
  'hair-makeup': [
    indoors(treasures.mirror, 'A dressing mirror with lamps', 'Cermin rias berlampu'),
    indoors(treasures.brushes, 'Brushes, lipstick and a compact', 'Kuas, lipstik, dan bedak'),
    comb,
    jasmine,
  ],
  bridal: [indoors(adornments.veil, 'A long veil with a wreath', 'Kerudung panjang dengan mahkota bunga'), gown, sunting, tiara],
  'dress-attire': [indoors(clothes.kebaya, 'A kebaya over batik', 'Kebaya dan kain batik'), gown, hangers],
  'entertainment-music': [
    indoors(sound.violin, 'A violin and its bow', 'Biola dan penggeseknya'),
    anywhere(sound.piano, 'A grand piano', 'Piano besar'),
    indoors(sound.gong, 'A gong in its frame', 'Gong pada gayornya'),
  ],
  'entertainment-mc': [
    indoors(sound.microphone, 'A microphone in a spotlight', 'Mikrofon dalam sorot lampu'),
    indoors(sound.stage, 'A stage with its curtains parted', 'Panggung dengan tirai terbuka'),
    indoors(sound.cards, 'Cards for a speech, and a bell', 'Kartu naskah dan lonceng'),
  ],
  'entertainment-dj': [
    indoors(sound.turntable, 'A turntable', 'Meja putar piringan hitam'),
    indoors(sound.waves, 'Headphones and sound', 'Penyuara kuping dan gelombang suara'),
    indoors(spaces.lanterns, 'Lanterns at many heights', 'Lampion bergantungan'),
  ],
  'wedding-cake': [
    anywhere(sweets.tiered, 'A tiered cake with flowers', 'Kue bertingkat dengan bunga'),
    anywhere(sweets.bare, 'A cake with berries', 'Kue dengan buah beri'),
    anywhere(sweets.pillared, 'A cake on pillars', 'Kue bertingkat di atas pilar'),
    indoors(sweets.domed, 'A cake under glass', 'Kue di bawah kubah kaca'),
  ],
  flowers: [
    bouquet,
    anywhere(flora.vase, 'A vase of flowers', 'Vas berisi bunga'),
    indoors(flora.wreath, 'A wreath with a bow', 'Karangan bunga berpita'),
  ],
  invitations: [
    envelope,
    indoors(goods.suite, 'A suite of cards', 'Satu set kartu undangan'),
    indoors(goods.calligraphy, 'Calligraphy with pen and ink', 'Kaligrafi dengan pena dan tinta'),
  ],
  'favors-gifts': [
    anywhere(table.gifts, 'Boxes with bows', 'Kotak hadiah berpita'),
    anywhere(table.pouches, 'Small bags with labels', 'Kantong suvenir berlabel'),
    indoors(table.batikFan, 'A hand fan', 'Kipas tangan'),
  ],
  jewelry: [
    anywhere(treasures.rings, 'Two wedding rings', 'Sepasang cincin kawin'),
    indoors(treasures.ringBox, 'A ring in its box', 'Cincin dalam kotaknya'),
    indoors(treasures.necklace, 'A necklace and earrings', 'Kalung dan anting'),
  ],
  'mens-formal-wear': [
    indoors(clothes.jacket, 'A suit with a flower', 'Jas dengan bunga'),
    indoors(clothes.beskap, 'A beskap and blangkon', 'Beskap dan blangkon'),
    hangers,
  ],
  'event-rentals': [
    anywhere(spaces.tent, 'A tent over a long table', 'Tenda dan meja panjang'),
    anywhere(spaces.chairs, 'Gilded chairs', 'Kursi-kursi berwarna emas'),
    roundTable,
  ],
  'photo-booth': [
    indoors(lenses.booth, 'A photo booth with a curtain', 'Bilik foto bertirai'),
    indoors(lenses.strips, 'Photo strips and props', 'Strip foto dan properti'),
    prints,
  ],
  'sweet-corner': [
    platter,
    indoors(sweets.jars, 'Jars of sweets', 'Stoples permen'),
    indoors(sweets.macarons, 'A tower of macarons', 'Menara makaron'),
  ],
  honeymoon: [
    indoors(journeys.lagoon, 'A bungalow over a lagoon', 'Bungalo di atas laguna'),
    indoors(journeys.jukung, 'A sailing boat before a volcano', 'Perahu layar di depan gunung'),
    anywhere(journeys.luggage, 'Suitcases ready to go', 'Koper siap berangkat'),
  ],
  'health-beauty': [
    anywhere(treasures.spa, 'Stones, a candle and petals', 'Batu, lilin, dan kelopak bunga'),
    anywhere(treasures.lotus, 'A lotus on still water', 'Teratai di air tenang'),
    indoors(treasures.oils, 'Oils and towels', 'Minyak pijat dan handuk'),
  ],
  'wedding-accessories': [comb, tiara, sunting],
  'boutonnieres-corsages': [
    indoors(flora.boutonniere, 'A flower on a lapel', 'Bunga pada kerah jas'),
    indoors(flora.corsage, 'A corsage for the wrist', 'Korsase pergelangan'),
    jasmine,
  ],
  officiants: [
    vows,
    anywhere(journeys.lectern, 'A lectern under leaves', 'Mimbar di bawah dedaunan'),
    indoors(journeys.knot, 'Two cords tied together', 'Dua tali yang disimpulkan'),
  ],
  'wedding-shoes': [
    indoors(adornments.heels, 'A pair of heels', 'Sepasang sepatu hak'),
    indoors(adornments.shoeBox, 'Shoes in their box', 'Sepatu dalam kotaknya'),
  ],
  'dance-choreography': [
    indoors(sound.waltz, 'A skirt that turns', 'Gaun yang berputar'),
    fans,
    indoors(sound.slippers, 'Dance shoes with ribbons', 'Sepatu tari berpita'),
  ],
  'unique-services': [
    anywhere(journeys.balloon, 'A balloon over the hills', 'Balon udara di atas perbukitan'),
    indoors(journeys.butterflies, 'Butterflies set free', 'Kupu-kupu yang dilepaskan'),
    anywhere(journeys.carriage, 'A carriage with flowers', 'Kereta kencana berhias bunga'),
  ],
};
