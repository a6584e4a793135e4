import { checks, chosenChecks } from '../checks/checks.mjs'
import { result } from '../checks/result.mjs'
import { closingLine, summary } from '../checks/summary.mjs'
import { findOrInstallChromium } from '../setup/chromium.mjs'
import { install } from '../setup/install.mjs'
import { findOrInstallPostgres } from '../setup/postgres.mjs'
import { Refusal, runCommand, seconds } from '../setup/steps.mjs'

await runCommand(async (args) => {
  const names = args.filter((arg) => checks.some(({ name }) => name === arg))
  const rest = args.filter((arg) => !names.includes(arg))
  // More words mean something to one tool alone: `npm test -- unit shopping` runs the tests named so.
  const chosen = chosenChecks(names.length === 1 ? names : [...names, ...rest])
  const found = await setUp(chosen)
  if (!found) return 1
  const { lines, isGreen } = summary(await runInOrder(chosen, { ...found, rest }))
  console.log(`\n${lines.join('\n')}`)
  return isGreen ? 0 : 1
})

/** Installs the packages and finds what the chosen checks need; children read where in the environment. */
async function setUp(chosen) {
  const needs = (name) => chosen.some((check) => check.needs?.includes(name))
  try {
    await install()
    const chromium = needs('chromium') ? await findOrInstallChromium() : {}
    const postgres = needs('postgres') ? await findOrInstallPostgres() : {}
    if (chromium.path) process.env.CHROMIUM_PATH = chromium.path
    if (postgres.path) process.env.POSTGRES_BIN = postgres.path
    return { chromium, postgres }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    console.log(`\n${closingLine(result({ failed: 1 }))}`)
    return undefined
  }
}

/** All of them, whatever fails on the way: one run shows everything there is to mend. */
async function runInOrder(chosen, context) {
  const rows = []
  for (const check of chosen) {
    console.log(`\n── ${check.title} ${'─'.repeat(60 - check.title.length)}`)
    const startedAt = performance.now()
    const isBuilt = !rows.some((row) => row.name === 'build' && row.failed > 0)
    rows.push({ ...check, ...(await runOne(check, { ...context, isBuilt })), time: seconds(startedAt) })
  }
  return rows
}

async function runOne(check, context) {
  try {
    return await check.run(context)
  } catch (error) {
    console.error(error)
    return result({ failed: 1, notes: ['It broke off; the error stands above.'] })
  }
}
