const wantedMajor = 24

/** The server's TypeScript runs directly on Node 24; npm installs it in the project where it can. */
export const refuseOldNode = (): void => {
  const major = Number(process.versions.node.split('.')[0])
  if (major >= wantedMajor) return
  process.stderr.write(
    `Girassol precisa do Node ${wantedMajor}; este é o ${process.version}. ` +
      'Use "npm start" depois de "npm ci", ou instale a versão de .nvmrc.\n',
  )
  process.exit(1)
}
