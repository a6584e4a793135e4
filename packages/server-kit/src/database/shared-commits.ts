import { setImmediate as nextTurn } from 'node:timers/promises'

/** One commit of the engine, and the transactions in it. */
export type SharedCommit = {
  /** Resolves when all of it is on the disk; rejects when nothing of it will be. */
  readonly done: Promise<void>
  isOver: boolean
}
type SharedCommits = {
  /** The open commit, or a new one. */
  open(): SharedCommit
  /** Writes the open commit to the disk. Not to be called during a transaction. */
  finish(): void
  /** Fails the open commit. */
  giveUp(error: unknown): void
}

type Open = SharedCommit & { transactions: number; end(error?: unknown): void }

/** Of the event loop, at most: a commit waits for the next as long as requests that arrived in the last one joined it. */
const mostTurnsToWait = 4

/** `command` runs a statement on the one connection that all share in turn. */
export function sharedCommits(command: (sql: string) => void, queue: Queue): SharedCommits {
  let opened: Open | undefined

  const endOpen = (error?: unknown) => {
    opened?.end(error)
    opened = undefined
  }
  const giveUp = (error: unknown) => {
    try {
      command('rollback')
    } catch {
      // The engine has rolled back already.
    }
    endOpen(error)
  }
  const finish = () => {
    if (!opened) return
    try {
      command('commit')
      endOpen()
    } catch (error) {
      giveUp(error)
    }
  }
  /** The disk syncs once for all that join: those that arrive meanwhile, and those that already wait for the connection. */
  const finishLater = async (own: Open) => {
    await waitForMore(own)
    const leave = await queue.enter()
    if (opened === own) finish()
    leave()
  }
  return {
    open: () => {
      if (opened) {
        opened.transactions += 1
        return opened
      }
      command('begin')
      const own = newCommit()
      opened = own
      void finishLater(own)
      return own
    },
    finish,
    giveUp,
  }
}

async function waitForMore(own: Open): Promise<void> {
  let before = 0
  for (let turn = 0; turn < mostTurnsToWait && own.transactions > before; turn += 1) {
    before = own.transactions
    await nextTurn()
  }
}

function newCommit(): Open {
  let end: Open['end'] = () => undefined
  const done = new Promise<void>((resolve, reject) => {
    end = (error) => (error === undefined ? resolve() : reject(error))
  })
  // When a transaction couldn't even begin, nothing awaits `done`.
  done.catch(() => undefined)
  const own: Open = {
    done,
    isOver: false,
    transactions: 1,
    end: (error) => {
      own.isOver = true
      end(error)
    },
  }
  return own
}

type Queue = {
  /** Resolves at the caller's turn to the function that ends it; only the first call of that function counts. */
  enter(): Promise<() => void>
}

/** First in, first out. */
export function createQueue(): Queue {
  let last = Promise.resolve()
  return {
    enter: async () => {
      const before = last
      let leave = () => {}
      last = new Promise((resolve) => {
        leave = resolve
      })
      await before
      return leave
    },
  }
}
