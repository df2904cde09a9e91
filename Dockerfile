# Built with all packages, run with those of production: docker build -t consilium . && docker run -p 3000:3000 -v consilium:/data consilium
FROM node:20-bookworm AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build
# here are the compilers that a package without a binary for this machine asks for
RUN cd dist && npm ci --omit=dev

FROM node:20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# the C library gives memory that a burst needed back to the machine
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
RUN mkdir /data && chown node:node /data
WORKDIR /app
COPY --from=build /build/dist ./
USER node
VOLUME /data
EXPOSE 3000
# it ends within 9 seconds of SIGTERM, which reaches it: no shell and no npm stands between
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--enable-source-maps", "server/server.mjs"]
