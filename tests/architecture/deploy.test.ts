import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { layers, layersByName } from "../../scripts/test/test-layers.mjs";

const read = (path: string) => readFileSync(path, "utf8");

/** The metrics of the shop that a text names, without the suffixes of a histogram. */
function listMetrics(text: string): readonly string[] {
  const names = [...text.matchAll(/\bshop_[a-z_]+/g)].map(([name]) =>
    name.replace(/_(bucket|sum|count)$/, ""),
  );
  return [...new Set(names)];
}

describe("the monitoring files", () => {
  const defined = listMetrics(read("app/edge/monitoring/metrics.server.ts"));
  const alertShape = z.object({
    groups: z.tuple([
      z.object({
        rules: z.array(
          z.strictObject({
            alert: z.string(),
            expr: z.string(),
            for: z.string().regex(/^\d+[mh]$/),
            labels: z.strictObject({ severity: z.enum(["warning", "critical"]) }),
            annotations: z.strictObject({ summary: z.string() }),
          }),
        ),
      }),
    ]),
  });

  it("uses only metrics of the shop in the monitoring files", () => {
    for (const path of ["deploy/prometheus/alerts.yml", "deploy/grafana/dashboard.json"]) {
      const used = listMetrics(read(path));
      expect(used.length, path).toBeGreaterThan(3);
      expect(used.filter((name) => !defined.includes(name))).toEqual([]);
    }
  });

  it("shows every metric of the shop on the monitoring dashboard", () => {
    const shown = listMetrics(read("deploy/grafana/dashboard.json"));
    expect(defined.filter((name) => !shown.includes(name))).toEqual([]);
  });

  it("defines eight alerts in the monitoring files", () => {
    const [{ rules }] = alertShape.parse(parse(read("deploy/prometheus/alerts.yml"))).groups;
    expect(rules.map(({ alert }) => alert)).toEqual([
      "PaymentsWaitForReview",
      "EmailsDelayed",
      "WebhooksFail",
      "ServerErrors",
      "DatabaseUnavailable",
      "MemoryHigh",
      "DiskAlmostFull",
      "CertificateExpires",
    ]);
  });
});

describe("the container image", () => {
  const lines = read("Dockerfile").replaceAll("\\\n", " ").split("\n");
  const valuesOf = (instruction: string) =>
    lines.flatMap((line) => (line.startsWith(`${instruction} `) ? [line.slice(instruction.length + 1)] : []));

  it("copies only existing files into the container image", () => {
    const sources = valuesOf("COPY")
      .filter((copied) => !copied.startsWith("--from"))
      .flatMap((copied) => copied.split(" ").slice(0, -1));
    expect(sources.length).toBeGreaterThan(5);
    expect(sources.filter((path) => !existsSync(path))).toEqual([]);
  });

  it("runs as a user without rights, and checks that the process answers", () => {
    expect(valuesOf("USER")).toEqual(["node"]);
    expect(valuesOf("HEALTHCHECK")[0]).toContain("/livez");
    expect(valuesOf("CMD")).toEqual(['["node", "scripts/start/serve.cjs"]']);
  });

  it("keeps secret settings out of the container image", () => {
    expect(read(".dockerignore").split("\n")).toContain(".env");
    expect(valuesOf("ENV").join(" ")).not.toMatch(/SECRET|TOKEN|PASSWORD|KEY/);
  });
});

describe("the compose file", () => {
  const volume = z.string().regex(/^(\.\/deploy\/\S+|[a-z-]+):\/\S+$/);
  const composeShape = z.strictObject({
    services: z.record(
      z.string(),
      z.looseObject({
        profiles: z.array(z.enum(["live", "demo"])).min(1),
        volumes: z.array(volume).min(1),
        depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).optional(),
      }),
    ),
    volumes: z.record(z.string(), z.null()),
  });
  const { services, volumes } = composeShape.parse(parse(read("compose.yaml")));

  it("keeps each kind of data in a named volume", () => {
    const used = Object.values(services).flatMap((service) =>
      service.volumes.map((entry) => entry.split(":")[0]),
    );
    const named = used.filter((name) => !name?.startsWith("./"));
    expect(named.toSorted()).toEqual(Object.keys(volumes).toSorted());
  });

  it("mounts only files that exist, and depends only on its own services", () => {
    for (const service of Object.values(services)) {
      const files = service.volumes
        .map((entry) => entry.split(":")[0] ?? "")
        .filter((name) => name.startsWith("."));
      expect(files.filter((path) => !existsSync(path))).toEqual([]);
      const needed = [service.depends_on ?? []]
        .flat()
        .flatMap((one) => (typeof one === "string" ? [one] : Object.keys(one)));
      expect(needed.filter((name) => !(name in services))).toEqual([]);
    }
  });
});

it("runs every layer of the tests in the workflow, each once", () => {
  const workflowShape = z.object({
    jobs: z.object({
      test: z.object({ strategy: z.object({ matrix: z.object({ layer: z.array(z.string()) }) }) }),
    }),
  });
  const { layer } = workflowShape.parse(parse(read(".github/workflows/ci.yml"))).jobs.test.strategy.matrix;
  const named = layer.flatMap((names) => names.split(" "));
  expect(named.toSorted()).toEqual(Object.keys(layers).toSorted());
  expect(named.filter((name) => !(name in { ...layers, ...layersByName }))).toEqual([]);
});
