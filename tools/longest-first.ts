import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The test files that take longest, most of them because they wait for processes which are killed or started. */
export const longestFiles = [
  'tools/chaos/chaos.test.ts',
  'apps/api/src/http/hostile-calls.test.ts',
  'apps/api/src/features/cart/killed-process.test.ts',
  'apps/api/src/commands/backup.test.ts',
  'apps/api/src/features/proposals/answers/answers.test.ts',
  'apps/api/src/commands/backup/drill.test.ts',
  'apps/api/src/features/vouchers/killed-sending.test.ts',
]

/** The place in the list above; files that are not in it come after all that are. */
export const findRank = (file: string): number => {
  const rank = longestFiles.findIndex((name) => file.endsWith(`/${name}`))
  return rank < 0 ? longestFiles.length : rank
}

/**
 * Begins with the files that take longest. Vitest knows only their sizes before the first run, so that it began the
 * longest among the last and ran it alone for two minutes.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const groupOf = ({ project }: TestSpecification): number => project.config.sequence.groupOrder
    return sorted.toSorted((a, b) => groupOf(a) - groupOf(b) || findRank(a.moduleId) - findRank(b.moduleId))
  }
}
