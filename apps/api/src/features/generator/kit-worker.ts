import { parentPort } from 'node:worker_threads'
import type { CatalogueProduct } from '@girassol/domain/generator'
import { calculateKit, type KitCatalogue, type KitMessage, mostCatalogues } from './kit-calculations.ts'

const catalogues = new Map<number, KitCatalogue>()
let received: CatalogueProduct[] = []

const addCatalogue = (version: number, rest: Omit<KitCatalogue, 'products'>): void => {
  catalogues.set(version, { ...rest, products: received })
  received = []
  const [oldest] = catalogues.keys()
  if (catalogues.size > mostCatalogues && oldest !== undefined) catalogues.delete(oldest)
}

parentPort?.on('message', (message: KitMessage) => {
  if ('products' in message) received.push(...message.products)
  else if ('rest' in message) addCatalogue(message.version, message.rest)
  else {
    const catalogue = catalogues.get(message.version)
    if (!catalogue) throw new Error(`the thread has no catalogue ${message.version}`)
    parentPort?.postMessage(calculateKit(message.name, message.options, catalogue))
  }
})
