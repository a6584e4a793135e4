import { hashText, type Random } from '@butterleaf/domain/chance/seeded-random'
import { darker, lighter } from '../ink/colour.ts'
import type { SvgSheet } from '../ink/svg-sheet.ts'

export interface Tint {
  lit: string
  shaded: string
}

const BUTTER: Tint = { lit: '#fdeebc', shaded: '#efcd76' }
const PEACH: Tint = { lit: '#fadfcb', shaded: '#e5ae90' }
const SAGE: Tint = { lit: '#dfead6', shaded: '#a6c39c' }
const OAT: Tint = { lit: '#f3e9d5', shaded: '#d5bf99' }
const CLAY: Tint = { lit: '#efd8cc', shaded: '#c99781' }
const LEAF: Tint = { lit: '#4a8152', shaded: '#27542f' }
const ROSE: Tint = { lit: '#f8dfd9', shaded: '#dda39c' }
const MIST: Tint = { lit: '#e1ebe6', shaded: '#a7c0ba' }
const APRICOT: Tint = { lit: '#fbe0b6', shaded: '#e6aa66' }
const OLIVE: Tint = { lit: '#e9e8c8', shaded: '#bdbc84' }
const PLUM: Tint = { lit: '#ecdbe0', shaded: '#b894a4' }
const PAPRIKA: Tint = { lit: '#df8468', shaded: '#b94e33' }

const BY_CATEGORY: Readonly<Record<string, readonly Tint[]>> = {
  breakfast: [BUTTER, PEACH, SAGE, MIST, OAT, APRICOT, LEAF],
  lunch: [SAGE, BUTTER, OLIVE, MIST, PEACH, OAT, LEAF, APRICOT],
  dinner: [PEACH, OAT, CLAY, SAGE, APRICOT, LEAF, OLIVE, BUTTER, PAPRIKA],
  dessert: [ROSE, BUTTER, PLUM, PEACH, MIST, OAT, APRICOT, LEAF],
}

/** The table's colour, so that pictures of a week differ at a glance; never the colour of the food itself. */
export function chooseTint(seed: string, category: string, isGreenDish: boolean): Tint {
  const tints = (BY_CATEGORY[category] ?? BY_CATEGORY.dinner ?? [BUTTER]).filter(
    (tint) => !(isGreenDish && (tint === SAGE || tint === OLIVE)),
  )
  return tints[hashText(`${seed} tint`) % tints.length] ?? BUTTER
}

export function drawBackdrop(sheet: SvgSheet, tint: Tint): void {
  if (!sheet.isFine) {
    sheet.ink(`<path d="M-100 -100h700v600h-700Z" fill="${darker(tint.lit, 0.05)}"/>`)
    return
  }
  const id = sheet.define(
    (own) =>
      `<radialGradient id="${own}" cx=".33" cy=".28" r="1"><stop offset="0" stop-color="${tint.lit}"/><stop offset="1" stop-color="${tint.shaded}"/></radialGradient>`,
  )
  sheet.ink(`<rect width="480" height="360" fill="url(#${id})"/>`)
}

/** What lies on the table below the vessel: nothing, a mat, a cloth or cutlery. */
export function drawTable(sheet: SvgSheet, tint: Tint, random: Random): void {
  const choice = random()
  if (!sheet.isFine || choice < 0.34) return
  if (choice < 0.5) mat(sheet, tint)
  else if (choice < 0.74) cloth(sheet, tint, random)
  else cutlery(sheet, random)
}

function mat(sheet: SvgSheet, tint: Tint): void {
  sheet.ink(
    `<circle cx="240" cy="184" r="196" fill="${darker(tint.shaded, 0.12)}" opacity=".3"/><circle cx="240" cy="184" r="186" fill="none" stroke="${lighter(tint.lit, 0.5)}" stroke-width="2.5" stroke-dasharray="7 7" opacity=".7"/>`,
  )
}

function cloth(sheet: SvgSheet, tint: Tint, random: Random): void {
  const isLeft = random() < 0.5
  const turn = Math.round(random() * 16 - 8)
  const stripe = random() < 0.5 ? '#b93e24' : '#2b5b33'
  const folds = random() < 0.5 ? [22, 34, 118, 130] : [20, 46, 72, 98, 124]
  const stripes = folds.map((x) => `M${x} 0v430`).join('')
  sheet.ink(
    `<g transform="translate(${isLeft ? -14 : 342} -30)rotate(${turn})"><path d="M6 8h150v430h-150Z" fill="#2b1a0e" opacity=".12"/><path d="M0 0h150v430h-150Z" fill="${lighter(tint.lit, 0.62)}"/><path d="${stripes}" stroke="${stripe}" stroke-width="5" opacity=".5"/></g>`,
  )
}

const FORK = 'M-9 -92v38q0 12 9 14q9 -2 9 -14v-38M0 -92v46M0 -44V92'
const KNIFE = 'M-7 -92Q10 -80 8 -20H-7ZM0 -20V92'

function cutlery(sheet: SvgSheet, random: Random): void {
  const metal = random() < 0.5 ? '#f4efe2' : '#c9a25c'
  const shape = (path: string, x: number, turn: number) =>
    `<g transform="translate(${x} 186)rotate(${turn})" fill="none" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"><path d="${path}" transform="translate(3 5)" stroke="#2b1a0e" opacity=".2"/><path d="${path}" stroke="${metal}"/></g>`
  sheet.ink(shape(FORK, 42, -3) + (random() < 0.6 ? shape(KNIFE, 440, 3) : ''))
}
