// What a benchmark says of itself: the comment at its head is its help.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../../scripts/setup/steps.mjs'

const folder = path.join(root, 'tools/src/bench')

export function benchNames(): string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'))
  return files.map((file) => path.basename(file, '.ts'))
}

export function benchHelp(name: string): string {
  const lines = readFileSync(path.join(folder, `${name}.ts`), 'utf8').split('\n')
  const end = lines.findIndex((line) => !line.startsWith('//'))
  const head = lines.slice(0, end).map((line) => line.replace(/^\/\/ ?/, ''))
  return head.join('\n')
}

/** The first of these words that is an option and isn't in the help. */
export function unknownOption(name: string, words: readonly string[]): string | undefined {
  const known: readonly string[] = benchHelp(name).match(/--[a-z-]+/g) ?? []
  const asked = words.filter((word) => word.startsWith('-')).map((word) => word.split('=')[0]!)
  return asked.find((option) => !known.includes(option))
}
