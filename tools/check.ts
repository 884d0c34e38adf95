import { runGates } from './gates/run-gates.ts'
import { refuseOldNode } from './node-version.ts'
import { writePartsList } from './parts/parts-list.ts'

refuseOldNode()
const results = await runGates((line) => console.log(line))
const failed = results.filter(({ ok }) => !ok)
console.log(
  failed.length === 0 ? `All ${results.length} gates passed` : `${failed.length} of ${results.length} gates failed`,
)
await writePartsList()
process.exit(failed.length === 0 ? 0 : 1)
