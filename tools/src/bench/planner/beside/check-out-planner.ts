// Another commit's planner, to run beside today's: its domain package in a temporary folder, compiled with today's compiler.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { planDays } from '@butterleaf/domain/meal-plan/planner/plan-days'
import { root } from '../../../../../scripts/setup/steps.mjs'

export type OldPlanner = { planDays: typeof planDays; remove(): void }

/** `commit` as git knows it. What its planner doesn't know of today's requests and dishes it ignores. */
export async function checkOutPlanner(commit: string): Promise<OldPlanner> {
  const folder = mkdtempSync(path.join(tmpdir(), 'butterleaf-planner-'))
  const archive = execFileSync('git', ['archive', commit, 'packages/domain', 'tsconfig.base.json'], {
    cwd: root,
    maxBuffer: 1e9,
  })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  const domain = path.join(folder, 'packages/domain')
  // A type that today's compiler doesn't like is no reason not to run it.
  execFileSync(process.execPath, [
    path.join(root, 'node_modules/typescript/bin/tsc'),
    ...['--project', domain, '--noCheck', '--noEmitOnError', 'false', '--outDir', path.join(domain, 'dist')],
  ])
  const file = path.join(domain, 'dist/meal-plan/planner/plan-days.js')
  const planner = (await import(pathToFileURL(file).href)) as Pick<OldPlanner, 'planDays'>
  return { planDays: planner.planDays, remove: () => rmSync(folder, { recursive: true }) }
}
