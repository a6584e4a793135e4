export declare function findPostgresBinaries(env?: NodeJS.ProcessEnv): string | undefined
