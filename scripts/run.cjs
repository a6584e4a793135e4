// `node scripts/run.cjs NAME …`: every command of package.json. An old Node is told so before it meets a syntax it can't read.
require('./node-version.cjs')
require('./setup/late.cjs')
