import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Category, categories } from '@butterleaf/domain/recipes/categories'

export const markWords = ['right', 'wrong form', 'wrong food'] as const

/** What a reviewer found who held a picture against its recipe. */
export type PictureMark = {
  /** The name of the recipe's file. */
  slug: string
  mark: (typeof markWords)[number]
  /** The description of the picture that was looked at: a mark of another picture no longer counts. */
  seen: string
  why: string
}

export type MarkRows = { marks: PictureMark[]; faults: string[] }

/** One file a meal, and one of the sides, so that several reviewers can work at once. */
export function readPictureMarks(folder: string): MarkRows {
  const rows = categories.map((category) => {
    const file = join(folder, `${category}.tsv`)
    return existsSync(file) ? parsePictureMarks(readFileSync(file, 'utf8'), file) : { marks: [], faults: [] }
  })
  return { marks: rows.flatMap(({ marks }) => marks), faults: rows.flatMap(({ faults }) => faults) }
}

/** Rows of name, mark, description and a word why; `?` isn't marked yet, `#` begins a remark. */
export function parsePictureMarks(text: string, file: string): MarkRows {
  const marks: PictureMark[] = []
  const faults: string[] = []
  for (const [i, line] of text.split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue
    const [slug = '', word = '', seen = '', why = ''] = line.split('\t')
    const mark = markWords.find((one) => one === word)
    if (mark !== undefined && seen !== '') marks.push({ slug, mark, seen, why: why.trim() })
    else if (word !== '?')
      faults.push(
        `${file}:${i + 1} The mark "${word}" is not known. Write one of: ${markWords.join(', ')}, or ?.`,
      )
  }
  return { marks, faults }
}

/** Rows stand in the order of their names, so that two people's additions rarely meet. */
export function writePictureMarks(folder: string, category: Category, marks: readonly PictureMark[]): void {
  mkdirSync(folder, { recursive: true })
  const rows = [...marks]
    .sort((a, b) => (a.slug < b.slug ? -1 : 1))
    .map(({ slug, mark, seen, why }) => [slug, mark, seen, why].join('\t').trimEnd())
  writeFileSync(join(folder, `${category}.tsv`), `${rows.join('\n')}\n`)
}

/** The mark of a recipe's picture as it looks today. */
export function markFinder(marks: readonly PictureMark[]) {
  const bySlug = new Map(marks.map((mark) => [mark.slug, mark]))
  return ({ slug }: { slug: string }, seen: string): PictureMark | undefined => {
    const mark = bySlug.get(slug)
    return mark?.seen === seen ? mark : undefined
  }
}
