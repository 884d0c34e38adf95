import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { findChromium } from './chromium.ts'
import { fillProduct } from './screens/fill-product.ts'
import { startProduct } from './screens/start-product.ts'
import { measureClicks } from './vitals/between-screens.ts'
import { type Figures, judgeClick, judgeVitals, type Place, toClickTable, toTable } from './vitals/figures.ts'
import { measure } from './vitals/measure.ts'

/**
 * `npm run vitals`: starts the product on an empty folder and measures, with an empty cache, a slow processor and a
 * slow network, when the largest element of a screen is painted, when its text is complete, and how far elements shift;
 * then, without slowing anything, how long a click in the bar takes. Fails above the limits.
 */
const places: readonly Place[] = [
  { path: '/login', bar: 1500 },
  { path: '/', bar: 3500, account: 'integrator' },
  { path: '/', bar: 3500, account: 'financial' },
  { path: '/pedidos', bar: 3500, account: 'commercial' },
  { path: '/monte-seu-gerador', bar: 3500, account: 'integrator' },
]

const findMedian = (runs: readonly Figures[]): Figures =>
  [...runs].sort((a, b) => a.largestPaintMs - b.largestPaintMs)[Math.floor(runs.length / 2)] ?? {
    largestPaintMs: Number.NaN,
    completeMs: Number.NaN,
    shift: Number.NaN,
    kilobytes: Number.NaN,
    requests: Number.NaN,
    element: '',
  }

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' }, at: { type: 'string' } } })

const measureAll = async (browser: Browser, address: string, measured: readonly Place[]) => {
  const rows = []
  for (const place of measured) {
    const runs: Figures[] = []
    for (let run = 0; run < Number(values.runs); run += 1) runs.push(await measure(browser, address, place))
    rows.push({ place, figures: findMedian(runs) })
  }
  return rows
}

const product = values.at === undefined ? await startProduct() : { address: values.at, stop: async () => undefined }
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
})
try {
  // Screens are measured with orders on them.
  const filled = values.at === undefined ? await fillProduct(browser, product.address) : undefined
  const proposal = filled === undefined ? [] : [{ path: filled.proposal, bar: 1750 }]
  const rows = await measureAll(browser, product.address, [...places, ...proposal])
  console.log(toTable(rows))
  const clicks = []
  for (const account of ['integrator', 'commercial']) {
    clicks.push(...(await measureClicks(browser, product.address, account)))
  }
  console.log(`\n${toClickTable(clicks)}`)
  const failures = [...rows.flatMap(judgeVitals), ...clicks.flatMap(judgeClick)]
  for (const failure of failures) console.error(failure)
  process.exitCode = failures.length > 0 ? 1 : 0
} finally {
  await browser.close()
  await product.stop()
}
