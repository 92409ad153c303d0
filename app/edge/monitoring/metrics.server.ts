import type { IncomingMessage, ServerResponse } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { isEqualInConstantTime } from "~/kernel/constant-time.server";
import { getPath, type Handler, sendText } from "../http/handler";
import { toRouteLabel } from "./route-label.server";
import type { ShopFigures } from "./shop-figures.server";

/** Figures of one app worker. */
export type WorkerFigures = {
  readonly isUp: boolean;
  /** Requests and calls in progress. */
  readonly activeRequests: number;
  /** The number of the last content commit that the worker has read. */
  readonly lastReadCommit: number;
  /** Log lines since its start, by level. */
  readonly logLines: Readonly<Record<string, number>>;
};

export type MetricSources = {
  readonly readWorkers: () => Promise<readonly WorkerFigures[]>;
  /** Log lines of the gateway since its start, by level. */
  readonly countLogLines: () => Readonly<Record<string, number>>;
  /** Rejects while no worker is running. */
  readonly readShop: () => Promise<ShopFigures>;
  readonly countRenderedPages: () => number;
  readonly countPendingRenders: () => number;
  readonly countCachedBytes: () => number;
};

export type Metrics = {
  /** Counts a request and measures its time until the response has been sent. */
  readonly trackRequest: (request: IncomingMessage, response: ServerResponse) => void;
  /** Answers Prometheus, with the token as bearer token; 401 for another token. */
  readonly answer: Handler;
};

const secondBuckets = [0.005, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Creates the metrics of this server in Prometheus' text format. */
export function createMetrics(token: string, sources: MetricSources): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "shop_http_requests_total",
    help: "Requests by route pattern, method and status.",
    labelNames: ["route", "method", "status"],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: "shop_http_request_duration_seconds",
    help: "Time from the request to the end of the response, by route pattern.",
    labelNames: ["route"],
    buckets: secondBuckets,
    registers: [registry],
  });
  addGatewayGauges(registry, sources);
  const workers = createWorkerGauges(registry);
  const shop = createShopGauges(registry);
  return {
    trackRequest: (request, response) => {
      const route = toRouteLabel(getPath(request));
      const startedAt = performance.now();
      response.once("close", () => {
        requests.inc({ route, method: request.method ?? "", status: response.statusCode });
        seconds.observe({ route }, (performance.now() - startedAt) / 1_000);
      });
    },
    answer: (request, response, next) => {
      if (!hasToken(request, token)) {
        response.setHeader("WWW-Authenticate", "Bearer");
        return sendText(response, 401, "Metrics need the token of METRICS_TOKEN.");
      }
      Promise.all([sources.readWorkers(), sources.readShop().catch(() => null)])
        .then(async ([workerFigures, shopFigures]) => {
          workers.set(workerFigures, sources.countLogLines());
          shop.set(shopFigures);
          sendText(response, 200, await registry.metrics(), { "Content-Type": registry.contentType });
        })
        .catch(next);
    },
  };
}

function hasToken({ headers }: IncomingMessage, token: string): boolean {
  return isEqualInConstantTime(headers.authorization ?? "", `Bearer ${token}`);
}

/** Returns a function that creates gauges of the registry. */
function createGaugeFactory(registry: Registry) {
  return (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
}

function addGatewayGauges(registry: Registry, sources: MetricSources): void {
  const gauges = [
    ["shop_pages_rendered", "Public pages rendered since the start.", sources.countRenderedPages],
    [
      "shop_pages_pending",
      "Public pages that are being rendered or wait for it.",
      sources.countPendingRenders,
    ],
    ["shop_pages_cached_bytes", "Size of all cached pages.", sources.countCachedBytes],
  ] as const;
  for (const [name, help, read] of gauges)
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
}

function createWorkerGauges(registry: Registry) {
  const createGauge = createGaugeFactory(registry);
  const up = createGauge("shop_worker_up", "1 while the app worker is running.", "worker");
  const active = createGauge("shop_worker_active_requests", "Requests in progress.", "worker");
  const commit = createGauge("shop_content_commit", "The last content commit that was read.", "worker");
  const lines = createGauge("shop_log_lines", "Log lines since the thread's start.", "thread", "level");
  return {
    set: (workers: readonly WorkerFigures[], gatewayLines: Readonly<Record<string, number>>) => {
      for (const [level, count] of Object.entries(gatewayLines))
        lines.set({ thread: "gateway", level }, count);
      for (const [index, { isUp, activeRequests, lastReadCommit, logLines }] of workers.entries()) {
        const worker = String(index + 1);
        up.set({ worker }, Number(isUp));
        active.set({ worker }, activeRequests);
        commit.set({ worker }, lastReadCommit);
        for (const [level, count] of Object.entries(logLines))
          lines.set({ thread: `worker ${worker}`, level }, count);
      }
    },
  };
}

function createShopGauges(registry: Registry) {
  const createGauge = createGaugeFactory(registry);
  const up = createGauge("shop_component_up", "1 while the component answers.", "component");
  const pendingEmails = createGauge("shop_emails_pending", "Unsent emails.");
  const failedEmails = createGauge("shop_emails_failed", "Unsent emails whose last attempt failed.");
  const oldestEmail = createGauge("shop_emails_oldest_seconds", "Age of the oldest unsent email.");
  const attempts = createGauge("shop_payment_attempts", "Payment attempts of the last day.", "status");
  const reviews = createGauge("shop_payment_reviews", "Payments that wait for a decision of staff.");
  const webhooks = createGauge(
    "shop_webhook_events",
    "Webhook events of the last day; pending ones are still to be handled.",
    ...["provider", "outcome"],
  );
  const [plainGauges, labeledGauges] = [
    [pendingEmails, failedEmails, oldestEmail, reviews],
    [attempts, webhooks],
  ];
  return {
    /** A figure that could not be read disappears, so that no alert trusts an old one. */
    set: (shop: ShopFigures | null) => {
      for (const gauge of plainGauges) gauge.remove();
      for (const gauge of labeledGauges) gauge.reset();
      const health = shop?.health ?? { database: false };
      for (const [component, isUp] of Object.entries(health)) up.set({ component }, Number(isUp));
      if (shop?.emails) {
        pendingEmails.set(shop.emails.pending);
        failedEmails.set(shop.emails.failed);
        oldestEmail.set(shop.emails.oldestSeconds);
      }
      if (shop?.payments) {
        reviews.set(shop.payments.reviews);
        for (const [status, count] of Object.entries(shop.payments.attempts)) attempts.set({ status }, count);
        for (const { provider, outcome, count } of shop.payments.webhooks)
          webhooks.set({ provider, outcome }, count);
      }
    },
  };
}
