# The shop with its Studio, as one image. `docs/operations.md` says how to run it.
ARG NODE_IMAGE=node:20.20-bookworm-slim

# Builds shop and Studio with all packages.
FROM ${NODE_IMAGE} AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY packages ./packages
RUN npm ci --no-audit --no-fund
COPY studio/package.json studio/package-lock.json ./studio/
RUN npm ci --prefix studio --no-audit --no-fund
COPY . .
RUN npm run build

# Installs the packages that the built shop needs, and no others.
FROM ${NODE_IMAGE} AS packages
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY packages ./packages
RUN npm ci --omit=dev --no-audit --no-fund

FROM ${NODE_IMAGE}
# pg_dump and pg_restore for backups, in the version of the server in compose.yaml.
RUN apt-get update \
    && apt-get install -y --no-install-recommends ca-certificates postgresql-common \
    && /usr/share/postgresql-common/pgdg/apt.postgresql.org.sh -y \
    && apt-get install -y --no-install-recommends postgresql-client-17 \
    && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /shop
# The code belongs to root, so that the shop cannot change it.
COPY --from=packages /shop ./
COPY --from=build /shop/build ./build
COPY --from=build /shop/studio/dist ./studio/dist
COPY public ./public
COPY db/migrations ./db/migrations
COPY scripts ./scripts
# A volume takes its owner from the folder of the image on which it is mounted.
RUN install -d -o node -g node -m 700 /data /data/lake /data/uploads
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/livez').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start/serve.cjs"]
