import type { Glaze } from './vessel.ts'

/** Plain ones stand twice: most tables have more of them. */
export const GLAZES: readonly [Glaze, ...Glaze[]] = [
  { rim: ['#fffdf5', '#ece4d0'], well: '#f3ead3', line: '#e4d8b8' },
  { rim: ['#fffdf8', '#e9e4d8'], well: '#fffdf8', line: '#e0d8c6' },
  { rim: ['#fffdf7', '#eae3d5'], well: '#fffcf5', line: '#ddd3c0' },
  { rim: ['#fffcf0', '#efe4c6'], well: '#f5ecd8', line: '#e2d5b4' },
  { rim: ['#fdf6e3', '#ecdcb4'], well: '#fffaf0', line: '#e8c65c' },
  { rim: ['#e4ebdb', '#b9cbae'], well: '#f8f8ef', line: '#c9d6bd' },
  { rim: ['#f0e6d6', '#cdbd9f'], well: '#f8f1e4', line: '#d8c9ae' },
  { rim: ['#e2eaea', '#b3c5c8'], well: '#f9fbf8', line: '#c8d6d6' },
  { rim: ['#e9c3ab', '#c98a68'], well: '#f9ede0', line: '#e0b596' },
  { rim: ['#4f7d52', '#2b5b33'], well: '#faf5e6', line: '#d9cfae' },
  { rim: ['#5b625a', '#383f39'], well: '#454d46', line: '#6a7268' },
]

/** Dark crockery swallows dark food. */
export function isDarkGlaze(glaze: Glaze): boolean {
  return glaze.well.startsWith('#4')
}

export const DISH_COLOURS: readonly [Glaze, ...Glaze[]] = [
  { rim: ['#cf5a3c', '#a83a22'], well: '#f6ead2', line: '#e9d5b2' },
  { rim: ['#fdf8ea', '#e0d3b4'], well: '#f8eed8', line: '#d8c8a4' },
  { rim: ['#4f8056', '#2b5b33'], well: '#f3ead0', line: '#dccfa6' },
  { rim: ['#f3cf62', '#d8a52c'], well: '#fbf1d6', line: '#ead9a6' },
  { rim: ['#7e9ba6', '#557682'], well: '#f1eee2', line: '#cfd3c8' },
  { rim: ['#c98f66', '#9a6238'], well: '#f2e2c8', line: '#dcc29a' },
]
