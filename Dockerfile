FROM node:22-bookworm-slim AS build
WORKDIR /srv/butterleaf
COPY . .
# Installs what building needs, builds server, cookbook, web app and pages, and leaves the packages that the server runs on.
RUN npm run build && npm ci --omit=dev --workspace @butterleaf/api --no-audit --no-fund

FROM node:22-bookworm-slim
WORKDIR /srv/butterleaf
COPY --from=build /srv/butterleaf ./
RUN install -d -o node -g node -m 0700 /data
ENV MALLOC_ARENA_MAX=2 NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=20s CMD ["node", "-e", "fetch('http://localhost:' + process.env.PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Not through npm, so that a stop reaches the server itself and it drains. The options, and MALLOC_ARENA_MAX: scripts/setup/server-options.mjs.
CMD ["node", "--max-old-space-size=1536", "--max-semi-space-size=4", "apps/api/artefact/bundle/server.js"]
