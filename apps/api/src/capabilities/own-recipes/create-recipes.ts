import { randomInt } from 'node:crypto'
import { FetchRefusal, type FetchRefusalReason } from '@butterleaf/cookbook/import/fetch-refusal'
import type {
  FoundOwnRecipe,
  OwnRecipeSource,
  OwnRecipesRefusal,
} from '@butterleaf/cookbook/import/own/read-own-recipes'
import { copyAsOwn } from '@butterleaf/cookbook/own/copy-recipe'
import { newOwnRecipeId } from '@butterleaf/cookbook/recipes/recipe-id'
import { keepDraft, type OwnRecipe, ownRecipeBox } from '@butterleaf/domain/own-recipes/own-recipe'
import type { OwnRecipeDraft } from '@butterleaf/domain/own-recipes/own-recipe-draft'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { Asker } from '@butterleaf/server-kit/workers/fair-queue'
import type { KeyedDraft } from '#platform/own-recipe-reader/worker.ts'
import { findChoices, hasChoices } from '#platform/recipes/own/food-choice-store.ts'
import { countOwnRecipes, findByLink, insertOwnRecipe } from '#platform/recipes/own/own-recipe-store.ts'
import { changeOwnRecipes, type OwnRecipeContext } from './own-recipe-context.ts'

export type Created = Readonly<{ recipes: readonly OwnRecipe[]; skipped: number }>
type Field = 'text' | 'link' | 'base64'

/** A file of hundreds is read in parts, each with a turn and a limit of its own. */
const recipesPerTurn = 10

/** OWN-1 */
export function createFromText(context: OwnRecipeContext, asker: Asker, text: string): Promise<Created> {
  return createFrom(context, asker, { kind: 'text', text }, 'text')
}

/** OWN-1, OWN-6: the page is fetched once, behind the guard. */
export async function createFromLink(
  context: OwnRecipeContext,
  asker: Asker,
  sent: string,
): Promise<Created> {
  const link = linkOf(sent)
  const known = await findByLink(context.database.db, asker.owner, link)
  if (known) throw alreadyThere(known)
  const text = await readPage(context, link)
  return createFrom(context, asker, { kind: 'page', link, text }, 'link')
}

/** OWN-1 */
export function createFromFile(
  context: OwnRecipeContext,
  asker: Asker,
  { name, base64 }: Readonly<{ name: string; base64: string }>,
): Promise<Created> {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > ownRecipeBox.fileBytes) throw refusal('base64', 'The file may be 2 MB at most.')
  return createFrom(context, asker, { kind: 'file', name, bytes }, 'base64')
}

/** OWN-4 */
export async function copyRecipe(
  context: OwnRecipeContext,
  userId: string,
  recipeId: string,
): Promise<OwnRecipe> {
  const recipe = context.recipes.corpus.resolve(recipeId)
  if (!recipe) throw new AppError('not-found', { detail: 'There is no such recipe.' })
  const copy = copyAsOwn(recipe, newId())
  await keepAll(context, userId, [copy])
  return copy
}

async function createFrom(
  context: OwnRecipeContext,
  asker: Asker,
  source: OwnRecipeSource,
  field: Field,
): Promise<Created> {
  const { read, drafts } = await readAll(context, asker, source, field).catch((error) => {
    throw tookTooLong(error) ? refusal(field, slowWords[field], 'took-too-long') : error
  })
  const kept = await keepAll(
    context,
    asker.owner,
    drafts.map((draft) => keepDraft(draft, newId())),
  )
  return { recipes: kept, skipped: read.skipped + drafts.length - kept.length }
}

async function readAll(context: OwnRecipeContext, asker: Asker, source: OwnRecipeSource, field: Field) {
  const { reader, database } = context
  const read = await reader.run('find', source, asker)
  if (!read.ok) throw refusal(field, refusalWords(read.reason, field))
  const isChooser = await hasChoices(database.db, asker.owner)
  const drafts: OwnRecipeDraft[] = []
  for (const found of inParts(read.found)) {
    const keyed = await reader.run('draft', { found, hasChoices: isChooser }, asker)
    drafts.push(...(await asThePersonReads(context, asker, keyed)))
  }
  return { read, drafts }
}

function inParts(found: readonly FoundOwnRecipe[]): FoundOwnRecipe[][] {
  const parts = Math.ceil(found.length / recipesPerTurn)
  return Array.from({ length: parts }, (_, at) => found.slice(at * recipesPerTurn, (at + 1) * recipesPerTurn))
}

async function asThePersonReads(
  { database, reader }: OwnRecipeContext,
  asker: Asker,
  keyed: readonly KeyedDraft[],
): Promise<readonly OwnRecipeDraft[]> {
  const chosen = await Promise.all(
    keyed.map(async ({ draft, keys }) => ({
      draft,
      choices: await findChoices(database.db, asker.owner, keys),
    })),
  )
  const isAnyChosen = chosen.some(({ choices }) => choices.size > 0)
  return isAnyChosen ? reader.run('choose', chosen, asker) : keyed.map(({ draft }) => draft)
}

/** As many as there is room for; none at all is an error. Of one link the first stays. */
function keepAll(
  context: OwnRecipeContext,
  userId: string,
  recipes: readonly OwnRecipe[],
): Promise<OwnRecipe[]> {
  return changeOwnRecipes(context, userId, async (transaction) => {
    const kept: OwnRecipe[] = []
    let room = ownRecipeBox.recipes - (await countOwnRecipes(transaction, userId))
    if (room <= 0)
      throw new AppError('conflict', { detail: `There is room for ${ownRecipeBox.recipes} recipes.` })
    for (const recipe of recipes) {
      const { link } = recipe.source
      const known = link === undefined ? undefined : await findByLink(transaction, userId, link)
      if (known && recipes.length === 1) throw alreadyThere(known)
      if (known || room <= 0) continue
      await insertOwnRecipe(transaction, userId, recipe, context.clock.now())
      kept.push(recipe)
      room -= 1
    }
    return kept
  })
}

function newId(): string {
  return newOwnRecipeId(() => randomInt(2 ** 32) / 2 ** 32)
}

function linkOf(sent: string): string {
  const typed = sent.trim()
  const link = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`
  if (typed === '' || !URL.canParse(link))
    throw refusal('link', 'Enter the address of a page, such as https://…')
  const url = new URL(link)
  url.hash = ''
  return url.href
}

async function readPage({ pages }: OwnRecipeContext, link: string): Promise<string> {
  try {
    return (await pages.read(link)).text
  } catch (error) {
    if (error instanceof FetchRefusal) throw refusal('link', fetchWords[error.reason])
    throw error
  }
}

/** One wording, which doesn't tell the names and servers of the operator's own network from those that don't exist. */
const noPublicPage =
  'No public web page answered at this address. Look at it again, or copy the page’s text and paste it instead.'

const fetchWords: Readonly<Record<FetchRefusalReason, string>> = {
  'not-an-address': 'Enter the address of a page, such as https://…',
  'not-public': noPublicPage,
  'too-slow': 'The page took longer than 10 seconds. Copy its text and paste it instead.',
  'too-large': 'The page is larger than 2 MB. Copy its text and paste it instead.',
  'not-a-page': 'This address isn’t a web page. A recipe’s file can be added as a file.',
  'no-answer': noPublicPage,
}

function alreadyThere({ title }: OwnRecipe): AppError {
  const message = `You have the recipe of this link already: ${title}.`
  return new AppError('conflict', { detail: message, faults: [{ field: 'link', message }] })
}

function refusal(
  field: Field,
  message: string,
  kind: 'invalid-input' | 'took-too-long' = 'invalid-input',
): AppError {
  return new AppError(kind, { detail: message, faults: [{ field, message }] })
}

export function tookTooLong(error: unknown): boolean {
  return error instanceof AppError && error.kind === 'took-too-long'
}

const slowWords: Readonly<Record<Field, string>> = {
  text: 'Reading this took too long, so it was stopped. What you typed is still here: try it in parts, one recipe at a time.',
  link: 'Reading this page took too long, so it was stopped. Copy the recipe’s text and paste it instead.',
  base64: 'Reading this file took too long, so it was stopped. Try it in parts: a file with fewer recipes.',
}

function refusalWords(reason: OwnRecipesRefusal, field: Field): string {
  switch (reason) {
    case 'no-recipe':
      return field === 'link'
        ? 'No recipe was found on this page. Copy its text and paste it instead.'
        : 'No recipe was found: it needs a list of ingredients, one on a line.'
    case 'too-many-lines':
      return 'This has more than 200 lines of ingredients. Add one recipe at a time.'
    case 'too-large':
      return 'This is too large to be a recipe.'
    case 'not-a-file-we-read':
      return 'This file can’t be read. Recipes come as JSON-LD, Cooklang, or an export of Mealie or Paprika.'
  }
}
