/** The documents a picture is cut from. Every role has one colour, so that any motif can be cut from any palette. */
export interface Palette {
  readonly name: string;
  /** The wall or sky, from top to bottom. */
  readonly wall: readonly [string, string];
  /** A second sheet laid on the wall. */
  readonly panel: string;
  readonly light: string;
  readonly soft: string;
  readonly mid: string;
  readonly deep: string;
  /** Fine lines; readable on the wall and on the panel. */
  readonly line: string;
  readonly leaf: readonly [string, string];
  /** From the outer to the inner petals. */
  readonly petal: readonly [string, string, string];
  readonly gold: string;
}

export const palettes = [
  {
    name: 'ivory',
    wall: ['#f8f0e3', '#ecdcc6'],
    panel: '#f0dacd',
    light: '#fffdf8',
    soft: '#ecd5c6',
    mid: '#cc9d8c',
    deep: '#6a1e4a',
    line: '#7b4a58',
    leaf: ['#a3ae8f', '#76886a'],
    petal: ['#f6ded3', '#e7b7ab', '#c07a80'],
    gold: '#b08d4a',
  },
  {
    name: 'plum night',
    wall: ['#55183d', '#330c25'],
    panel: '#6a2450',
    light: '#fbf2e8',
    soft: '#e6c3c4',
    mid: '#a8597f',
    deep: '#2a081d',
    line: '#e4c98f',
    leaf: ['#8f9d83', '#66785f'],
    petal: ['#f7dcd8', '#e6a9b1', '#b85f7d'],
    gold: '#d0ac68',
  },
  {
    name: 'sage',
    wall: ['#e9ecdf', '#cfd7c2'],
    panel: '#d3dec6',
    light: '#fffefa',
    soft: '#dfe3d0',
    mid: '#9bab8d',
    deep: '#37493d',
    line: '#4c6152',
    leaf: ['#8aa07c', '#5d7757'],
    petal: ['#fdf6ee', '#f1dccb', '#d5a68c'],
    gold: '#b08d4a',
  },
  {
    name: 'terracotta',
    wall: ['#f6e3d3', '#e6bfa3'],
    panel: '#f0c9af',
    light: '#fffaf3',
    soft: '#efcbb2',
    mid: '#c97f5e',
    deep: '#6b2d20',
    line: '#81402e',
    leaf: ['#a7a47c', '#7c7d55'],
    petal: ['#fbe3d0', '#eda98a', '#c56a4d'],
    gold: '#a9813c',
  },
  {
    name: 'dusk blue',
    wall: ['#e4ebee', '#bccbd3'],
    panel: '#c6d5dd',
    light: '#fdfdfb',
    soft: '#d3dde1',
    mid: '#86a0ae',
    deep: '#263f52',
    line: '#3d5a6c',
    leaf: ['#93a99c', '#62806f'],
    petal: ['#fbf5f1', '#f0d5d0', '#cf9d9c'],
    gold: '#b4924f',
  },
  {
    name: 'blush',
    wall: ['#fbeae5', '#f0cbc4'],
    panel: '#f4d0c9',
    light: '#fffcfa',
    soft: '#f4d5ce',
    mid: '#d6958f',
    deep: '#7a2b45',
    line: '#8c4657',
    leaf: ['#adb598', '#808f70'],
    petal: ['#fff1ec', '#f6c4bd', '#d9848b'],
    gold: '#b68f4c',
  },
  {
    name: 'midnight',
    wall: ['#24324a', '#141c2e'],
    panel: '#2f4060',
    light: '#f7f1e5',
    soft: '#cfd3d8',
    mid: '#6f86a4',
    deep: '#0d1422',
    line: '#e2c88d',
    leaf: ['#84998d', '#58706a'],
    petal: ['#fbf3ea', '#eed3c6', '#cf9b8d'],
    gold: '#cda862',
  },
  {
    name: 'champagne',
    wall: ['#f9f1dd', '#ead6ac'],
    panel: '#f0dcac',
    light: '#fffdf6',
    soft: '#f0dfb9',
    mid: '#cfae74',
    deep: '#5d421f',
    line: '#735528',
    leaf: ['#aab08a', '#7f8a63'],
    petal: ['#fffaf0', '#f5e0c0', '#dcae7a'],
    gold: '#b08a3e',
  },
  {
    name: 'lilac',
    wall: ['#f0e8f1', '#d5c3da'],
    panel: '#dfcee5',
    light: '#fffdff',
    soft: '#e5d6e8',
    mid: '#ab8fb6',
    deep: '#4c2b5a',
    line: '#67457a',
    leaf: ['#a2ae9c', '#738574'],
    petal: ['#fbf2fa', '#e6c9e4', '#b78bbd'],
    gold: '#b4924f',
  },
  {
    name: 'forest',
    wall: ['#2f4a3f', '#1b2f28'],
    panel: '#3b5b4e',
    light: '#f8f3e6',
    soft: '#d6d9c4',
    mid: '#86a08a',
    deep: '#0f1e19',
    line: '#e3ca90',
    leaf: ['#8fa981', '#64835f'],
    petal: ['#fdf4e8', '#f1d3bd', '#d29a82'],
    gold: '#cfab66',
  },
] as const satisfies readonly [Palette, ...Palette[]];
