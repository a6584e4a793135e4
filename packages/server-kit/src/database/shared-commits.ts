import type { Queue } from './create-queue.ts'

/** One commit of the engine, and the transactions in it. */
export type SharedCommit = {
  /** Resolves when all of it is on the disk; rejects when nothing of it will be. */
  readonly done: Promise<void>
  isOver: boolean
}
export type SharedCommits = {
  /** The one that is open, or a new one. */
  open(): SharedCommit
  /** Writes what is open to the disk. Not while a transaction is under way. */
  finish(): void
  /** What is open is lost. */
  giveUp(error: unknown): void
}

type Open = SharedCommit & { end(error?: unknown): void }

/** `command` is a statement to the one connection that all share in turn. */
export function sharedCommits(command: (sql: string) => void, queue: Queue): SharedCommits {
  let opened: Open | undefined

  const ended = (error?: unknown) => {
    opened?.end(error)
    opened = undefined
  }
  const giveUp = (error: unknown) => {
    try {
      command('rollback')
    } catch {
      // The engine has done so already.
    }
    ended(error)
  }
  const finish = () => {
    if (!opened) return
    try {
      command('commit')
      ended()
    } catch (error) {
      giveUp(error)
    }
  }
  /** Behind those who wait for the connection by now: what they write comes along, and nobody waits for more. */
  const finishLater = async (own: Open) => {
    const leave = await queue.enter()
    if (opened === own) finish()
    leave()
  }
  return {
    open: () => {
      if (opened) return opened
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

function newCommit(): Open {
  let end: Open['end'] = () => undefined
  const done = new Promise<void>((resolve, reject) => {
    end = (error) => (error === undefined ? resolve() : reject(error))
  })
  // Nobody waits where a transaction couldn't even begin.
  done.catch(() => undefined)
  const own: Open = {
    done,
    isOver: false,
    end: (error) => {
      own.isOver = true
      end(error)
    },
  }
  return own
}
