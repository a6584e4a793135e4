import type { ChildProcess } from 'node:child_process'

interface Surroundings {
  cwd?: string
  env?: NodeJS.ProcessEnv
}
export const root: string
export class Refusal extends Error {}
/** Without a number, all went well. */
export function runCommand(work: (args: string[]) => Promise<unknown>): Promise<void>
export function seconds(startedAt: number): string
export function step<Result>(title: string, work: () => Promise<Result>): Promise<Result>
export function runQuietly(
  command: string,
  args: string[],
  options: Surroundings & { failure: string; timeoutMs?: number },
): Promise<string>
export function runOpenly(command: string, args: string[], options?: Surroundings): Promise<number>
export function ended(child: ChildProcess): Promise<{ code: number; error?: Error }>
export function tool(packageName: string, binName: string, ...args: string[]): string[]
