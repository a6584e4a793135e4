import { choicesOf, chosenLines } from '@butterleaf/cookbook/own/food-choices'
import {
  isWhole,
  type KeptLine,
  keepLastWhole,
  type OwnRecipe,
  type OwnRecipeEdit,
  ownRecipeBox,
} from '@butterleaf/domain/own-recipes/own-recipe'
import { ownRecipeFaults } from '@butterleaf/domain/own-recipes/own-recipe-faults'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { Asker } from '@butterleaf/server-kit/workers/fair-queue'
import { saveChoices } from '#platform/recipes/own/food-choice-store.ts'
import { ownKitchenOf } from '#platform/recipes/own/own-foods-of-server.ts'
import { deletePhoto } from '#platform/recipes/own/own-photo-store.ts'
import {
  countOwnRecipes,
  deleteOwnRecipe,
  findPage,
  retireOwnRecipe,
  updateOwnRecipe,
} from '#platform/recipes/own/own-recipe-store.ts'
import type { StoredText } from './cache-summaries.ts'
import { tookTooLong } from './create-recipes.ts'
import { refuseStaleEdit } from './edit-version.ts'
import { changeOwnRecipes, findOwn, type OwnRecipeContext } from './own-recipe-context.ts'

export { copyRecipe, createFromFile, createFromLink, createFromText } from './create-recipes.ts'
export type { OwnRecipeContext } from './own-recipe-context.ts'

/** A line as it is sent: how well it is known is the server's to say. */
type SentLine = Omit<KeptLine, 'how' | 'doubt' | 'isAmountEstimated'>
export type SentEdit = Omit<OwnRecipeEdit, 'lines'> & Readonly<{ lines: readonly SentLine[] }>

type OwnRecipePage = Readonly<{ recipes: readonly StoredText[]; total: number; page: number }>

export async function listOwnRecipes(
  { database: { db } }: Pick<OwnRecipeContext, 'database'>,
  userId: string,
  page: number,
): Promise<OwnRecipePage> {
  const offset = (page - 1) * ownRecipeBox.page
  const [recipes, total] = await Promise.all([
    findPage(db, userId, { offset, limit: ownRecipeBox.page }),
    countOwnRecipes(db, userId),
  ])
  return { recipes, total, page }
}

export function readOwnRecipe(
  { database: { db } }: Pick<OwnRecipeContext, 'database'>,
  userId: string,
  id: string,
): Promise<OwnRecipe> {
  return findOwn(db, userId, id)
}

type SentSave = Readonly<{
  id: string
  edit: SentEdit
  /** Unknown of older clients: then the last edit wins. */
  seenVersion: string | undefined
  evenIfPlanned: boolean
}>

/** OWN-2, OWN-4: an edit, and what its corrected lines teach. */
export async function saveOwnRecipe(
  context: OwnRecipeContext,
  asker: Asker,
  { id, edit, seenVersion, evenIfPlanned }: SentSave,
): Promise<OwnRecipe> {
  const userId = asker.owner
  const { foods } = ownKitchenOf(context.recipes.corpus)
  const known = await readOwnRecipe(context, userId, id)
  refuseStaleEdit(known, seenVersion)
  const staysDish = !isWhole(known) || isWhole(editedRecipe(known, edit))
  const why = 'With something of it unknown, those meals are left open.'
  const { isNamed } = staysDish
    ? { isNamed: false }
    : await refuseWhilePlanned(context, userId, { recipe: known, evenIfPlanned, why })
  const nameKeys = await findNameKeys(
    context,
    asker,
    chosenLines(known.lines, editedRecipe(known, edit).lines),
  )
  return changeOwnRecipes(context, userId, async (transaction) => {
    const before = await findOwn(transaction, userId, id)
    refuseStaleEdit(before, seenVersion)
    const after = keepLastWhole(editedRecipe(before, edit), before, isNamed)
    const unknown = after.lines.flatMap(({ food }, index) =>
      food && !foods.find(food) ? [{ field: `lines.${index}.food`, message: 'There is no such food.' }] : [],
    )
    const faults = [...ownRecipeFaults(after), ...unknown]
    if (faults.length > 0) throw new AppError('invalid-input', { faults })
    await updateOwnRecipe(transaction, userId, after)
    await saveChoices(transaction, userId, choicesOf(before.lines, after.lines, nameKeys))
    return after
  })
}

/** Lines that take too long to read are learned as they stand, and not for other amounts: the edit is saved all the same. */
async function findNameKeys(
  { reader }: OwnRecipeContext,
  asker: Asker,
  lines: readonly KeptLine[],
): Promise<ReadonlyMap<string, string>> {
  if (lines.length === 0) return new Map()
  const words = lines.map((line) => line.words)
  return reader.run('nameKeys', words, asker).catch((error) => {
    if (tookTooLong(error)) return new Map<string, string>()
    throw error
  })
}

function editedRecipe(before: OwnRecipe, edit: SentEdit): OwnRecipe {
  const { id, source, photo, unreadLanguage } = before
  const kept = {
    ...{ id, source },
    ...(photo !== undefined && { photo }),
    ...(unreadLanguage !== undefined && { unreadLanguage }),
  }
  return { ...edit, ...kept, lines: edit.lines.map((line) => judgeLine(line, before)) }
}

/** A line that is as it was keeps its doubt; what the person changed is as they say. */
function judgeLine(line: SentLine, { lines }: OwnRecipe): KeptLine {
  const same = lines.find(
    ({ words, food, grams }) => words === line.words && food?.id === line.food?.id && grams === line.grams,
  )
  if (same) {
    const { isAmountEstimated } = same
    return {
      ...line,
      how: same.how,
      ...(same.doubt && { doubt: same.doubt }),
      ...(isAmountEstimated && { isAmountEstimated }),
    }
  }
  if (!line.food) return { ...line, how: 'unknown', doubt: 'no-food' }
  if (line.grams === undefined) return { ...line, how: 'near', doubt: 'no-amount' }
  // A swap for a line whose amount was estimated has an estimated amount too.
  const isSwapOfGuess =
    line.note !== undefined && lines.some((one) => one.words === line.words && one.isAmountEstimated)
  return { ...line, how: 'exact', ...(isSwapOfGuess && { isAmountEstimated: true }) }
}

/** OWN-5: one that is on the plan is asked for first; what was cooked of it stays. */
export async function removeOwnRecipe(
  context: OwnRecipeContext,
  userId: string,
  { id, evenIfPlanned }: Readonly<{ id: string; evenIfPlanned: boolean }>,
): Promise<void> {
  const recipe = await readOwnRecipe(context, userId, id)
  const why = 'Deleting it leaves those meals open.'
  const { isNamed } = await refuseWhilePlanned(context, userId, { recipe, evenIfPlanned, why })
  await changeOwnRecipes(context, userId, async (transaction) => {
    await deletePhoto(transaction, userId, id)
    if (!isNamed) return deleteOwnRecipe(transaction, userId, id)
    // What was cooked of it has the drawing again.
    const { photo: _, ...drawn } = await findOwn(transaction, userId, id)
    await updateOwnRecipe(transaction, userId, drawn)
    await retireOwnRecipe(transaction, userId, id, context.clock.now())
  })
}

/** OWN-5: what would leave meals open is asked for first, with the days. Says whether any plan names the recipe. */
async function refuseWhilePlanned(
  context: Pick<OwnRecipeContext, 'findPlanned'>,
  userId: string,
  {
    recipe: { id, title },
    evenIfPlanned,
    why,
  }: Readonly<{ recipe: OwnRecipe; evenIfPlanned: boolean; why: string }>,
): Promise<{ isNamed: boolean }> {
  const { openDays, isNamed } = await context.findPlanned(userId, id)
  if (openDays.length > 0 && !evenIfPlanned) {
    throw new AppError('conflict', { detail: `${title} is planned for ${openDays.join('; ')}. ${why}` })
  }
  return { isNamed }
}
