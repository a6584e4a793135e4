import fs from 'node:fs'
import path from 'node:path'
import { type Advisory, readAdvisory } from './advisory.ts'

/** Told to the person at the keyboard, without a stack. */
export class AuditError extends Error {}

const readable = /\.(json|ndjson|jsonl)$/

/** From one file or every file below a folder: one record, an array of them, or one on each line. */
export function readAdvisories(place: string): Advisory[] {
  if (!fs.existsSync(place)) throw new AuditError(`${place}: there is no such file or folder.`)
  const files = fs.statSync(place).isDirectory() ? filesBelow(place) : [place]
  if (files.length === 0) throw new AuditError(`${place}: holds no .json, .ndjson or .jsonl file.`)
  return files.flatMap(readFile)
}

function filesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => readable.test(name))
    .sort()
    .map((name) => path.join(folder, name))
}

function readFile(file: string): Advisory[] {
  if (!readable.test(file))
    throw new AuditError(
      `${file}: is not .json, .ndjson or .jsonl. Unpack an archive first, and name its folder.`,
    )
  const text = fs.readFileSync(file, 'utf8')
  const records = file.endsWith('.json') ? [parse(text, file)].flat() : linesOf(text, file)
  return records.map((record, index) => {
    const advisory = readAdvisory(record)
    if (advisory) return advisory
    throw new AuditError(`${file}: record ${index + 1} is no OSV advisory (it needs "id" and "affected").`)
  })
}

function linesOf(text: string, file: string): unknown[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line, index) => parse(line, `${file}, line ${index + 1}`))
}

function parse(text: string, where: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AuditError(`${where}: is no JSON.`)
  }
}
