import { join } from 'node:path'
import { buildCookbook } from '../setup/build.mjs'
import { install } from '../setup/install.mjs'
import { root } from '../setup/root.mjs'
import { runCommand, runOpenly } from '../setup/steps.mjs'

const cookbookTool = join(root, 'packages', 'cookbook', 'dist', 'cli.js')

await runCommand(async (args) => {
  await withoutStdout(async () => {
    await install()
    await buildCookbook()
  })
  // Files are meant from the folder the user typed the command in.
  return runOpenly(process.execPath, [cookbookTool, ...args], { cwd: process.env.INIT_CWD ?? process.cwd() })
})

/** What is said while setting up goes to stderr: `export` and `import` print documents for other programs. */
async function withoutStdout(work) {
  const write = process.stdout.write
  process.stdout.write = process.stderr.write.bind(process.stderr)
  try {
    return await work()
  } finally {
    process.stdout.write = write
  }
}
