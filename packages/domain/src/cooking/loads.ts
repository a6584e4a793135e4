/** What weighs on the gut when a serving holds much of it. Sweetener is sugar alcohols and allulose. */
export const loadKinds = ['fiber', 'sweetener'] as const
export type LoadKind = (typeof loadKinds)[number]
export type Load = { of: LoadKind; grams: number }

/** A serving above it says so. */
export const noteAboveGrams: Readonly<Record<LoadKind, number>> = { fiber: 20, sweetener: 15 }
/** A day is planned to stay below. */
export const mostGramsADay: Readonly<Record<LoadKind, number>> = { fiber: 45, sweetener: 30 }

/** The heavy ones of a serving; none for most dishes. */
export function loadsOf(gramsPerServing: Readonly<Record<LoadKind, number>>): Load[] {
  return loadKinds
    .map((of) => ({ of, grams: gramsPerServing[of] }))
    .filter(({ of, grams }) => grams > noteAboveGrams[of])
}

const words: Readonly<Record<LoadKind, string>> = { fiber: 'fiber', sweetener: 'sugar alcohol or allulose' }

/** "24 g of fiber a serving: much at once if you aren't used to it." */
export function loadText({ of, grams }: Load): string {
  return `${Math.round(grams)} g of ${words[of]} a serving: much at once if you aren’t used to it.`
}
