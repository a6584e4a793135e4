import { type OwnRecipeEdit, ownRecipeBox } from './own-recipe.ts'

export type OwnRecipeFault = Readonly<{ field: string; message: string }>

/** OWN-1: what is wrong with an edit, with field and limit. */
export function ownRecipeFaults(edit: OwnRecipeEdit): OwnRecipeFault[] {
  const { title, servings, prepMinutes, cookMinutes, lines } = edit
  return [
    ...(title.trim() === '' ? [{ field: 'title', message: 'Give the recipe a title.' }] : []),
    ...wholeNumber('servings', servings ?? 1, 1, ownRecipeBox.servings),
    ...wholeNumber('prepMinutes', prepMinutes, 0, ownRecipeBox.minutes),
    ...wholeNumber('cookMinutes', cookMinutes, 0, ownRecipeBox.minutes),
    ...(lines.length === 0 ? [{ field: 'lines', message: 'A recipe has at least one ingredient.' }] : []),
    ...lines.flatMap(({ words, grams }, index) => [
      ...(words.trim() === '' ? [{ field: `lines.${index}.words`, message: 'Say what this line is.' }] : []),
      ...gramsFaults(grams, index),
    ]),
  ]
}

function wholeNumber(field: string, value: number, least: number, most: number): OwnRecipeFault[] {
  if (Number.isInteger(value) && value >= least && value <= most) return []
  return [{ field, message: `Enter a whole number from ${least} to ${most}.` }]
}

function gramsFaults(grams: number | undefined, index: number): OwnRecipeFault[] {
  if (grams === undefined || (grams > 0 && grams <= ownRecipeBox.gramsOfLine)) return []
  const message = `Enter grams above 0, up to ${ownRecipeBox.gramsOfLine.toLocaleString('en-US')}.`
  return [{ field: `lines.${index}.grams`, message }]
}
