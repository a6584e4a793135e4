import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type LaunchOptions } from '@playwright/test'
import lighthouse, { type Flags, type Result } from 'lighthouse'

export type Report = Result
export type Launch = LaunchOptions & { args: string[] }
type Lighthouse = { context: BrowserContext; reportOf(address: string, flags: Flags): Promise<Report> }

const port = 3982

/** A browser in which Lighthouse opens tabs of its own; they share the session of this profile only. */
export async function withLighthouse<Answer>(
  launch: Launch,
  look: (opened: Lighthouse) => Promise<Answer>,
): Promise<Answer> {
  const folder = mkdtempSync(join(tmpdir(), 'butterleaf-lighthouse-'))
  const args = [...launch.args, `--remote-debugging-port=${port}`]
  const context = await chromium.launchPersistentContext(folder, { ...launch, args })
  const reportOf = async (address: string, flags: Flags) => {
    const found = await lighthouse(address, { ...flags, port, logLevel: 'error' })
    if (!found) throw new Error(`Lighthouse has nothing to say of ${address}.`)
    return found.lhr
  }
  try {
    return await look({ context, reportOf })
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Out of 100. */
export function scoresOf({ categories }: Report, names: readonly string[]): number[] {
  return names.map((name) => Math.round((categories[name].score ?? 0) * 100))
}

/** What counts in a category and has less than that. */
export function auditsBelow({ categories, audits }: Report, score: number): string[] {
  const weighed = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  )
  return weighed
    .map(({ id }) => audits[id])
    .filter((audit) => audit.score !== null && audit.score < score)
    .map(({ id }) => id)
}
