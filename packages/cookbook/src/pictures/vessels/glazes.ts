import type { Glaze } from './vessel.ts'

/** Plain ones stand twice: most tables have more of them. */
export const GLAZES: readonly [Glaze, ...Glaze[]] = [
  { rim: ['#fffdf5', '#ece4d0'], well: '#f3ead3', line: '#e4d8b8' },
  { rim: ['#fffdf8', '#e9e4d8'], well: '#f6efdf', line: '#e0d8c6' },
  { rim: ['#fffdf7', '#eae3d5'], well: '#f4ead6', line: '#ddd3c0' },
  { rim: ['#fffcf0', '#efe4c6'], well: '#f5ecd8', line: '#e2d5b4' },
  { rim: ['#fdf6e3', '#ecdcb4'], well: '#f8eed6', line: '#e8c65c' },
  { rim: ['#e4ebdb', '#b9cbae'], well: '#edf1e2', line: '#c9d6bd' },
  { rim: ['#f0e6d6', '#cdbd9f'], well: '#f8f1e4', line: '#d8c9ae' },
  { rim: ['#e2eaea', '#b3c5c8'], well: '#eaf0ec', line: '#c8d6d6' },
  { rim: ['#e9c3ab', '#c98a68'], well: '#f9ede0', line: '#e0b596' },
  { rim: ['#4f7d52', '#2b5b33'], well: '#faf5e6', line: '#d9cfae' },
]

/** Pale food shows on these, and dark food would be swallowed by them. */
export const DEEP_GLAZES: readonly [Glaze, ...Glaze[]] = [
  { rim: ['#5b625a', '#383f39'], well: '#454d46', line: '#6a7268' },
  { rim: ['#5f7f8a', '#3c5763'], well: '#46636f', line: '#7d98a1' },
  { rim: ['#55795a', '#2f5238'], well: '#3d6145', line: '#779579' },
  { rim: ['#c07752', '#8f4d30'], well: '#a9613f', line: '#d59a77' },
  { rim: ['#6b6f95', '#464a6e'], well: '#53577e', line: '#8a8eb0' },
  { rim: ['#b98f4a', '#8a6530'], well: '#a57a3b', line: '#d0ac6e' },
]

export const DISH_COLOURS: readonly [Glaze, ...Glaze[]] = [
  { rim: ['#cf5a3c', '#a83a22'], well: '#f6ead2', line: '#e9d5b2' },
  { rim: ['#fdf8ea', '#e0d3b4'], well: '#f8eed8', line: '#d8c8a4' },
  { rim: ['#4f8056', '#2b5b33'], well: '#f3ead0', line: '#dccfa6' },
  { rim: ['#f3cf62', '#d8a52c'], well: '#fbf1d6', line: '#ead9a6' },
  { rim: ['#7e9ba6', '#557682'], well: '#f1eee2', line: '#cfd3c8' },
  { rim: ['#c98f66', '#9a6238'], well: '#f2e2c8', line: '#dcc29a' },
]
