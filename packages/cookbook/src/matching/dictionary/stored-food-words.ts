import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { FoodWords } from './food-dictionary.ts'

/** Raised when the shape changes, so that an old file is refused and not misread. */
const foodWordsFormat = 2

type StoredFoodWords = { format: number; words: FoodWords }

/** Beside the compiled cookbook, so that only what reads recipes of other people loads it. */
export function writeStoredFoodWords(file: string, words: FoodWords): void {
  const stored: StoredFoodWords = { format: foodWordsFormat, words }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(stored))
  renameSync(`${file}.${process.pid}`, file)
}

export function readStoredFoodWords(file: string): FoodWords {
  const stored = JSON.parse(readFileSync(file, 'utf8')) as StoredFoodWords | null
  if (stored?.format === foodWordsFormat) return stored.words
  throw new Error(`${file} is of another version. Write it by npm run cookbook -- compile.`)
}
