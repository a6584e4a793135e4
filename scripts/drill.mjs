import './setup/node-version.cjs'

// Imported late, so that an old Node meets the sentence above and not a syntax it cannot read.
import('./commands/drill.mjs')
