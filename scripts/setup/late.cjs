import('./run-command.mjs')
