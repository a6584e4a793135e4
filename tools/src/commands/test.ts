import { Refusal, runCommand, seconds } from '../../../scripts/setup/steps.mjs'
import type { Check, CheckContext } from '../checks/check.ts'
import { checks, chosenChecks } from '../checks/checks.ts'
import { type Result, result } from '../checks/result.ts'
import { closingLine, type Row, summary } from '../checks/summary.ts'
import { findOrInstallChromium } from '../machine/chromium.ts'
import { findOrInstallPostgres } from '../machine/postgres.ts'

await runCommand(async (args) => {
  const names = args.filter((arg) => checks.some(({ name }) => name === arg))
  const rest = args.filter((arg) => !names.includes(arg))
  // More words mean something to one tool alone: `npm test -- unit shopping` runs the tests named so.
  const chosen = chosenChecks(names.length === 1 ? names : [...names, ...rest])
  const found = await setUp(chosen)
  if (!found) return 1
  const { lines, isGreen } = summary(await runInOrder(chosen, { ...found, rest, isBuilt: true }))
  console.log(`\n${lines.join('\n')}`)
  return isGreen ? 0 : 1
})

/** Finds what the chosen checks need of this machine, or installs it; children read where in the environment. */
async function setUp(
  chosen: readonly Check[],
): Promise<Pick<CheckContext, 'chromium' | 'postgres'> | undefined> {
  const needs = (name: string) => chosen.some((check) => check.needs?.includes(name))
  try {
    const chromium = needs('chromium') ? await findOrInstallChromium() : undefined
    const postgres = needs('postgres') ? await findOrInstallPostgres() : undefined
    if (chromium?.path) process.env.CHROMIUM_PATH = chromium.path
    if (postgres?.path) process.env.POSTGRES_BIN = postgres.path
    return { chromium, postgres }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    console.log(`\n${closingLine(result({ failed: 1 }))}`)
    return undefined
  }
}

/** All of them, whatever fails on the way: one run shows everything there is to mend. */
async function runInOrder(chosen: readonly Check[], context: CheckContext): Promise<Row[]> {
  const rows: (Row & { name: string })[] = []
  for (const check of chosen) {
    console.log(`\n── ${check.title} ${'─'.repeat(60 - check.title.length)}`)
    const startedAt = performance.now()
    const isBuilt = !rows.some((row) => row.name === 'build' && row.failed > 0)
    const { name, title } = check
    rows.push({ name, title, ...(await runOne(check, { ...context, isBuilt })), time: seconds(startedAt) })
  }
  return rows
}

async function runOne(check: Check, context: CheckContext): Promise<Result> {
  try {
    return await check.run(context)
  } catch (error) {
    console.error(error)
    return result({ failed: 1, notes: ['It broke off; the error stands above.'] })
  }
}
