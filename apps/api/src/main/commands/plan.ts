import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { personalitySchema } from '@butterleaf/contract/onboarding/personality-schema'
import { readQuestionnaire } from '@butterleaf/contract/onboarding/read-questionnaire'
import { placesIn } from '@butterleaf/cookbook/commands/places'
import { compileCookbook } from '@butterleaf/cookbook/corpus/compile-cookbook'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { askOfPlan } from './plan/ask-of-plan.ts'
import { makePlan } from './plan/make-plan.ts'
import { planJson } from './plan/plan-json.ts'
import { planText } from './plan/plan-text.ts'

const usage = 'npm run plan -- --personality FILE.json [--seed N] [--json]'

const root = path.join(import.meta.dirname, '../../../../..')

/** A message for the person who typed the command. */
class Refused extends Error {}

function run(args: readonly string[]): string {
  const { values } = parseArgs({
    args: [...args],
    options: {
      personality: { type: 'string' },
      seed: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
    },
  })
  if (!values.personality) throw new Refused(`Whose plan? ${usage}`)
  const questionnaire = questionnaireIn(values.personality)
  const { cacheFile } = placesIn(root)
  const { recipes } = compileCookbook(root, { cacheFile })
  const plan = makePlan(questionnaire, recipes, values.seed)
  const ask = askOfPlan(plan, questionnaire, recipes)
  if (values.json) return JSON.stringify(planJson(plan, ask))
  return planText(plan, ask)
}

function questionnaireIn(file: string): Questionnaire {
  const parsed = personalitySchema.safeParse(jsonIn(file))
  if (!parsed.success)
    throw faulty(parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })))
  const read = readQuestionnaire(parsed.data)
  if (!read.ok) throw faulty(read.faults)
  return read.questionnaire
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Refused(
      `${file} can’t be read as JSON: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

function faulty(faults: readonly { field: string; message: string }[]): Refused {
  const lines = faults.map(({ field, message }) => `  ${field || 'file'}: ${message}`)
  return new Refused(['Some of this personality needs another look:', ...lines].join('\n'))
}

try {
  process.stdout.write(`${run(process.argv.slice(2))}\n`)
} catch (error) {
  const isRefused = error instanceof Refused || (error instanceof TypeError && 'code' in error)
  process.stderr.write(`${isRefused ? error.message : (error as Error).stack}\n`)
  process.exitCode = 1
}
