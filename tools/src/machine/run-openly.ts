import { startChild } from '@butterleaf/testing/child-process'
import { root, waitForEnd } from '../../../scripts/setup/steps.mjs'

/** Runs a program of Node's on this terminal and answers with its exit code. */
export async function runOpenly(
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  const { code, error } = await waitForEnd(
    startChild(process.execPath, args, { cwd: root, env, stdio: 'inherit' }),
  )
  if (error) console.error(error.message)
  return code
}
