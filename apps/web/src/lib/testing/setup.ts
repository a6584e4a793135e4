import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A lazy part may take long on a busy machine.
configure({ asyncUtilTimeout: 5000 })

afterEach(cleanup)
