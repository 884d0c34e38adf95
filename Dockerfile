# syntax=docker/dockerfile:1
ARG NODE_IMAGE=node:24-slim

# The files that npm reads, without the sources: packages are installed again only when these change.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/domain/package.json packages/domain/
COPY packages/contract/package.json packages/contract/
COPY packages/test-data/package.json packages/test-data/
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY e2e/package.json e2e/
COPY tools/package.json tools/

FROM manifests AS build
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build && node tools/print-parts-list.ts > parts.cdx.json

# The packages of the server alone (decision 029), without what it never reads: the Node that npm installs for other
# machines, maps, types, manuals and tests, and of the PDF libraries all forms but the one that is imported. The list of
# parts (CycloneDX) stays in the image.
FROM manifests AS server
RUN npm ci --omit=dev --ignore-scripts --workspace @girassol/api && npm cache clean --force \
  && rm -rf node_modules/node-linux-* node_modules/pdfmake/build \
  && (cd node_modules/@cantoo/pdf-lib && rm -rf dist src ts3.4 cjs) \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete \
  && find node_modules -type f -name '*.md' ! -iname 'licen[sc]e*' -delete \
  && find node_modules -type d \( -name test -o -name tests -o -name __tests__ \) -prune -exec rm -rf {} + \
  && test "$(du -sm node_modules | cut -f1)" -lt 120
COPY packages/domain/src packages/domain/src
COPY packages/contract/src packages/contract/src
COPY apps/api/src apps/api/src
COPY --from=build /app/apps/web/dist apps/web/dist
COPY --from=build /app/apps/api/dist apps/api/dist
COPY --from=build /app/parts.cdx.json ./

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/girassol
WORKDIR /app
RUN install -d -o node -g node /var/lib/girassol
COPY --from=server /app ./
USER node
VOLUME /var/lib/girassol
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Without its own limit the heap would grow into the memory that imports, kits and files need beside it (decision 060).
CMD ["node", "--max-old-space-size=512", "--max-semi-space-size=8", "apps/api/dist/main.js"]
