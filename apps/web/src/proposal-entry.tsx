import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './theme/base.css'
import { PreviewScreen, PublicProposalScreen } from './features/proposals/index.ts'

const container = document.getElementById('root')
if (container === null) throw new Error('proposal.html has no #root')

/** What follows /p/ in the address: a token, which the server checks, or 'previa/12'. */
const address = window.location.pathname.replace(/^\/p\//, '')
const previewed = /^previa\/(\d+)$/.exec(address)?.[1]

createRoot(container).render(
  <StrictMode>
    {previewed === undefined ? <PublicProposalScreen token={address} /> : <PreviewScreen id={Number(previewed)} />}
  </StrictMode>,
)
