import { readFileSync } from 'node:fs'
import { Refusal } from './refusal.ts'

export function readReference(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new Refusal(`${file} can't be read.`)
  }
}
