import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FoodWordsFiles } from './read-food-words.ts'

/** content/food-words below the repository's top folder; a cookbook may have none. */
export function foodWordsFiles(root: string): FoodWordsFiles | undefined {
  const folder = 'content/food-words'
  if (!existsSync(join(root, folder))) return undefined
  const read = (file: string) => ({ file, text: readFileSync(join(root, file), 'utf8') })
  const ordinary = readdirSync(join(root, folder, 'ordinary'))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
  return {
    cookbook: read(`${folder}/cookbook.yaml`),
    line: read(`${folder}/words.yaml`),
    ordinary: ordinary.map((name) => read(`${folder}/ordinary/${name}`)),
    ...(existsSync(join(root, folder, 'languages.csv')) && {
      languages: {
        words: read(`${folder}/languages.csv`).text,
        stopWords: read(`${folder}/stop-words.csv`).text,
      },
    }),
  }
}
