import { expect, test } from 'vitest'
import { contractCoverage, contractCoverageOf, type DeclaredEndpoint } from './contract-coverage.ts'
import { openRepository, repositoryOf } from './repository.ts'

const sendVoucher: DeclaredEndpoint = {
  name: 'sendVoucher',
  file: 'packages/contract/src/vouchers.ts',
  method: 'PATCH',
  path: '/invoice/:id/attachments/:attId/send',
  requires: 'vouchers.manage',
}

const routes = 'export const voucherRoutes = ({ route }) => {\n  route(contract.sendVoucher, sendVoucher)\n}\n'
const tested = 'const answer = await call(contract.sendVoucher, { params })\n'

const failuresOf = async (endpoints: DeclaredEndpoint[], files: { routes?: string; tests?: string }) => {
  const repository = repositoryOf({
    'apps/api/src/features/vouchers/vouchers.routes.ts': files.routes ?? routes,
    'apps/api/src/features/vouchers/vouchers.test.ts': files.tests ?? tested,
  })
  return (await contractCoverageOf(async () => endpoints).check(repository)).failures
}

test('an endpoint with a route and a test passes', async () => {
  expect(await failuresOf([sendVoucher], {})).toEqual([])
})

test('public and look-up routes count, whatever lines they take', async () => {
  expect(await failuresOf([sendVoucher], { routes: 'publicRoute(\n  contract.sendVoucher, x)' })).toEqual([])
  expect(await failuresOf([sendVoucher], { routes: 'lookupRoute(sendVoucher, x)' })).toEqual([])
})

test.each([
  [
    'a route',
    { routes: "import { sendVoucher } from './send-voucher.ts'\n// route(contract.sendVoucher)" },
    'has no route',
  ],
  ['a test', { tests: 'call(contract.sendVouchers) // sendVoucher' }, 'is named by no test'],
])('an endpoint without %s is refused', async (_, files, fault) => {
  expect(await failuresOf([sendVoucher], files)).toEqual([expect.stringContaining(`sendVoucher ${fault}`)])
})

test('an endpoint that does not say who may call it is refused', async () => {
  expect(await failuresOf([{ ...sendVoucher, requires: undefined }], {})).toEqual([
    expect.stringContaining('who may call'),
  ])
})

test('two endpoints may not answer one call', async () => {
  const twin = { ...sendVoucher, name: 'resendVoucher', path: '/invoice/:invoice/attachments/:voucher/send' }
  const both = { routes: `${routes}route(contract.resendVoucher, x)`, tests: `${tested}resendVoucher` }
  expect(await failuresOf([sendVoucher, twin], both)).toEqual([expect.stringContaining('same call as sendVoucher')])
})

test('a route outside the contract is refused', async () => {
  expect(await failuresOf([sendVoucher], { routes: `${routes}app.get('/vouchers', list)` })).toEqual([
    expect.stringContaining('no endpoint of the contract declares'),
  ])
})

test('the endpoints are read from the real contract', async () => {
  const { note } = await contractCoverage.check(openRepository())
  expect(Number.parseInt(note ?? '', 10)).toBeGreaterThan(20)
})
