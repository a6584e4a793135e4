import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { AppError, type FieldFault } from './app-error.ts'

type Issue = z.core.$ZodRawIssue
type Bound<Name extends 'maximum' | 'minimum'> = Record<Name, number | bigint> & {
  origin: string
  inclusive?: boolean | undefined
}

/** Checks what a call receives. People read what is wrong with a field in our words, never in those of the schema. */
export const checkBySchema: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart = 'body' }) => {
  return (received) => {
    const long = longList(received, httpPart)
    if (long) return { error: new AppError('invalid-input', { faults: [long] }) }
    const parsed = schema.safeParse(received, { error: sayWhatIsWrong })
    if (parsed.success) return { value: parsed.data }
    return { error: new AppError('invalid-input', { faults: faultsOf(parsed.error, httpPart) }) }
  }
}

/** Of any list of a call. Each of its entries is looked at, and may be at fault, while everybody waits. */
const mostListed = 1_000

/** The first list that is too long: what is received, of its fields, or of the fields of a field. */
function longList(received: unknown, field: string, depth = 0): FieldFault | undefined {
  if (typeof received !== 'object' || received === null) return undefined
  if (Array.isArray(received)) {
    const most = mostListed.toLocaleString('en-US')
    return received.length > mostListed ? { field, message: `Up to ${most} are taken here.` } : undefined
  }
  if (depth === 2) return undefined
  for (const [name, value] of Object.entries(received)) {
    const found = longList(value, depth === 0 ? name : `${field}.${name}`, depth + 1)
    if (found) return found
  }
  return undefined
}

/** Nobody corrects more before the next try, and each is sent. */
const mostFaults = 100

/** One fault a field: a person corrects a field once, whatever number of rules it breaks. */
function faultsOf({ issues }: z.ZodError, httpPart: string): FieldFault[] {
  const faults = new Map<string, FieldFault>()
  for (const { path, message } of issues) {
    const field = path.join('.') || httpPart
    if (!faults.has(field)) faults.set(field, { field, message })
    if (faults.size === mostFaults) break
  }
  return [...faults.values()]
}

/** Of a rule without words of its own. */
function sayWhatIsWrong(issue: Issue): string {
  if (issue.input === undefined) return 'This is missing.'
  switch (issue.code) {
    case 'too_big':
      return sayTooBig(issue)
    case 'too_small':
      return sayTooSmall(issue)
    case 'invalid_type':
      return typeWords[issue.expected] ?? otherForm
    case 'invalid_value':
      return issue.values.length > mostNamed
        ? 'This isn’t one of the choices.'
        : `Choose ${listOf(issue.values)}.`
    case 'invalid_format':
      return formatWords[issue.format] ?? otherForm
    default:
      return otherForm
  }
}

const otherForm = 'This isn’t in a form that is understood here.'
const mostNamed = 24
const typeWords: Readonly<Record<string, string>> = {
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  string: 'Enter text.',
  boolean: 'Answer with true or false.',
}
const formatWords: Readonly<Record<string, string>> = {
  date: 'Enter a date, such as 2026-01-31.',
  datetime: 'Enter an instant, such as 2026-01-31T08:00:00.000Z.',
  email: 'Enter an e-mail address.',
  url: 'Enter an address, such as https://example.org.',
}

function sayTooBig({ origin, maximum, inclusive }: Bound<'maximum'>): string {
  const most = Number(maximum).toLocaleString('en-US')
  if (origin === 'string') return `Use at most ${most} characters.`
  if (origin === 'array' || origin === 'set') return `Up to ${most} are taken here.`
  if (origin === 'file') return `The file may have ${most} bytes at most.`
  return inclusive === false ? `Enter less than ${most}.` : `Enter ${most} at most.`
}

function sayTooSmall({ origin, minimum, inclusive }: Bound<'minimum'>): string {
  const least = Number(minimum).toLocaleString('en-US')
  if (origin === 'string') return minimum === 1 ? 'This can’t be empty.' : `Use at least ${least} characters.`
  if (origin === 'array' || origin === 'set') return `At least ${least} is needed here.`
  if (origin === 'file') return 'This file is empty.'
  return inclusive === false ? `Enter more than ${least}.` : `Enter ${least} at least.`
}

function listOf(values: readonly z.core.util.Primitive[]): string {
  const words = values.map(String)
  const last = words.pop() ?? ''
  return words.length === 0 ? last : `${words.join(', ')} or ${last}`
}
