// The types of what tools use of `scripts`, which is plain JavaScript since it runs before a compiler is installed.

declare module '*/scripts/node-version.cjs' {
  export function isSupportedNode(version: string): boolean
}

declare module '*/scripts/setup/build.mjs' {
  export const cacheFolder: string
  export function build(part: 'bundle'): Promise<void>
  export function buildProduct(): Promise<void>
  export function buildServer(): Promise<void>
  export function bundledFile(name: string): string
}

declare module '*/scripts/setup/fingerprint.mjs' {
  export function fingerprint(inputs: readonly string[], base?: string): string
}

declare module '*/scripts/setup/port.mjs' {
  export function wantedPort(env?: NodeJS.ProcessEnv): number
  export function assertPortFree(port: number): Promise<void>
}

declare module '*/scripts/setup/run-to-its-end.mjs' {
  export function onStopRequest(stop: (signal: NodeJS.Signals) => void): void
}

declare module '*/scripts/setup/server-options.mjs' {
  export const serverOptions: string[]
  export const serverEnvironment: Record<string, string>
}

declare module '*/scripts/setup/steps.mjs' {
  import type { ChildProcess } from 'node:child_process'

  interface QuietRun {
    failure: string
    cwd?: string
    env?: NodeJS.ProcessEnv
    timeoutMs?: number
  }
  export const root: string
  export class Refusal extends Error {}
  export function runCommand(work: (args: string[]) => Promise<unknown>): Promise<void>
  export function seconds(startedAt: number): string
  export function step<Result>(title: string, work: () => Promise<Result>): Promise<Result>
  export function runQuietly(command: string, args: readonly string[], run: QuietRun): Promise<string>
  export function waitForEnd(child: ChildProcess): Promise<{ code: number; error?: Error }>
  export function tool(packageName: string, binName: string, ...args: string[]): string[]
}
