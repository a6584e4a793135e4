import { placesIn } from '@butterleaf/cookbook/commands/places'
import { ownRecipeLines } from '@butterleaf/cookbook/exchange/own-recipe-lines'
import type { Food } from '@butterleaf/cookbook/foods/food'
import {
  draftFound,
  type FoundOwnRecipe,
  findOwnRecipes,
  type OwnRecipeSource,
  type OwnRecipesFound,
} from '@butterleaf/cookbook/import/own/read-own-recipes'
import { buildFoodDictionary } from '@butterleaf/cookbook/matching/dictionary/food-dictionary'
import { readStoredFoodWords } from '@butterleaf/cookbook/matching/dictionary/stored-food-words'
import { applyChoices, type FoodChoices, keysOfLines, nameKey } from '@butterleaf/cookbook/own/food-choices'
import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { KeptLine } from '@butterleaf/domain/own-recipes/own-recipe'
import type { OwnRecipeDraft } from '@butterleaf/domain/own-recipes/own-recipe-draft'
import { workerData } from 'piscina'
import { repositoryFolder } from '#platform/places.ts'
import { readWeightFile, type WeightFile } from './weight-file.ts'

/** A draft, and what may be asked of the person's choices for its lines; nothing for a person without choices. */
export type KeyedDraft = Readonly<{ draft: OwnRecipeDraft; keys: readonly string[] }>

/** What its thread can do with what people wrote, by name. */
export type ReadingTasks = {
  /** Answers once the thread has its dictionary. */
  begin: { request: undefined; answer: undefined }
  find: { request: OwnRecipeSource; answer: OwnRecipesFound }
  draft: {
    request: Readonly<{ found: readonly FoundOwnRecipe[]; hasChoices: boolean }>
    answer: readonly KeyedDraft[]
  }
  choose: {
    request: readonly Readonly<{ draft: OwnRecipeDraft; choices: FoodChoices }>[]
    answer: readonly OwnRecipeDraft[]
  }
  /** The keys of the lines that have one, by their words. */
  nameKeys: { request: readonly string[]; answer: ReadonlyMap<string, string> }
  exportLines: { request: readonly KeptLine[]; answer: readonly string[] }
  readWeights: { request: Readonly<{ text: string; today: IsoDate }>; answer: WeightFile }
}
export type ReadingTask = {
  [Name in keyof ReadingTasks]: Readonly<{ name: Name; request: ReadingTasks[Name]['request'] }>
}[keyof ReadingTasks]
export type ReadingAnswer = ReadingTasks[keyof ReadingTasks]['answer']

const words = readStoredFoodWords(placesIn(repositoryFolder).foodWordsFile)
const dictionary = buildFoodDictionary(workerData as readonly Food[], words)

/** What the thread that reads people's recipes and files of weights does with one task. */
export default function readInThread(task: ReadingTask): ReadingAnswer {
  switch (task.name) {
    case 'begin':
      return undefined
    case 'find':
      return findOwnRecipes(withBuffer(task.request))
    case 'draft':
      return task.request.found.map((found) => {
        const draft = draftFound(found, dictionary)
        return { draft, keys: task.request.hasChoices ? keysOfLines(draft.lines, dictionary) : [] }
      })
    case 'choose':
      return task.request.map(({ draft, choices }) => applyChoices(draft, choices, dictionary))
    case 'nameKeys':
      return new Map(
        task.request.flatMap((line) => {
          const key = nameKey(line, dictionary)
          return key === undefined ? [] : [[line, key] as const]
        }),
      )
    case 'exportLines':
      return ownRecipeLines({ lines: task.request }, dictionary)
    case 'readWeights':
      return readWeightFile(task.request.text, task.request.today)
  }
}

/** Bytes arrive as a plain array: a `Buffer` doesn't survive the way to a thread. */
function withBuffer(source: OwnRecipeSource): OwnRecipeSource {
  return source.kind === 'file' ? { ...source, bytes: Buffer.from(source.bytes) } : source
}
