// node tools/sbom_test.mjs SBOM.json: fails if a bill of materials lacks what CycloneDX 1.5 requires, or what we list.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const top = join(dirname(fileURLToPath(import.meta.url)), '..');
const Ajv = createRequire(join(top, 'browser/package.json'))('ajv/dist/2020.js').default;
const text = { type: 'string', minLength: 1 };
const component = {
    type: 'object',
    // The specification wants type and name; we give the others for each.
    required: ['bom-ref', 'type', 'name', 'version', 'licenses', 'purl'],
    additionalProperties: false,
    properties: {
        'bom-ref': text,
        name: text,
        version: text,
        type: { enum: ['application', 'data', 'library'] },
        purl: { type: 'string', pattern: '^pkg:(generic|deb/debian|npm(/%40[\\w-]+)?)/[\\w.+-]+@[\\w.%~+-]+(\\?upstream=[\\w.+-]+)?$' },
        licenses: {
            type: 'array',
            minItems: 1,
            items: {
                type: 'object',
                additionalProperties: false,
                minProperties: 1,
                maxProperties: 1,
                properties: { expression: text, license: { type: 'object', required: ['name'], properties: { name: text } } },
            },
        },
    },
};
const schema = {
    type: 'object',
    required: ['bomFormat', 'specVersion', 'version', 'metadata', 'components', 'dependencies'],
    properties: {
        bomFormat: { const: 'CycloneDX' },
        specVersion: { const: '1.5' },
        version: { type: 'integer', minimum: 1 },
        metadata: {
            type: 'object',
            required: ['component'],
            properties: { component, timestamp: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$' } },
        },
        components: { type: 'array', uniqueItems: true, items: component },
        dependencies: { type: 'array', items: { type: 'object', required: ['ref'] } },
    },
};

const bom = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const validate = new Ajv({ allErrors: true }).compile(schema);
assert.ok(validate(bom), JSON.stringify(validate.errors?.slice(0, 5), null, 2));
const refs = [bom.metadata.component, ...bom.components].map((one) => one['bom-ref']);
assert.equal(new Set(refs).size, refs.length, 'a bom-ref is there twice');
for (const { ref, dependsOn } of bom.dependencies)
    for (const one of [ref, ...dependsOn]) assert.ok(refs.includes(one), `${one} is not a component`);
// One of each kind: linked, compiled in as headers, in the page's WebAssembly, in its scripts, and data.
for (const name of ['libc6', 'libpq5', 'libcli11-dev', 'wasi-libc', 'preact', '@fluent/bundle', 'fonts-dejavu-core'])
    assert.ok(
        bom.components.some((one) => one.name === name),
        `${name} is not listed`,
    );
for (const name of ['libgtest-dev', 'vite', 'typescript'])
    assert.ok(!bom.components.some((one) => one.name === name), `${name} is listed, but is only a tool`);
console.log(`${bom.components.length} components`);
