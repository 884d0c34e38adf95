import { makePartsList } from './parts/parts-list.ts'

console.log(JSON.stringify(await makePartsList()))
