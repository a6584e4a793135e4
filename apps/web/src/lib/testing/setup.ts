import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A part that loads late may take its time on a busy machine.
configure({ asyncUtilTimeout: 5000 })

afterEach(cleanup)
