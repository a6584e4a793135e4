import fs from 'node:fs'
import { type Flags, flagDefaults } from '@butterleaf/contract/flags/flags'
import { z } from 'zod'

/** Unknown flags may be in the file too: an older or newer version may use them. */
export type FlagValues = Readonly<Partial<Flags> & Record<string, unknown>>
type Reading = { ok: true; values: FlagValues } | { ok: false; reason: string }

const someObject = z.record(z.string(), z.unknown())

export function readFlagFile(file: string): Reading {
  const refused = (reason: string): Reading => ({ ok: false, reason: `${file} ${reason}` })
  const text = textOf(file)
  if (text === undefined) return refused('can’t be read.')
  const parsed = someObject.safeParse(jsonOf(text))
  if (!parsed.success) return refused('is not a JSON object.')
  for (const [name, value] of Object.entries(parsed.data)) {
    if (name in flagDefaults && typeof value !== 'boolean')
      return refused(`has no true or false for ${name}.`)
  }
  return { ok: true, values: parsed.data }
}

/** Makes the file with the defaults; an existing one stays as it is. */
export function makeFlagFile(file: string): void {
  try {
    fs.writeFileSync(file, `${JSON.stringify(flagDefaults, undefined, 2)}\n`, { flag: 'wx', mode: 0o600 })
  } catch {
    // It exists, or can't be made: reading it tells.
  }
}

function textOf(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
