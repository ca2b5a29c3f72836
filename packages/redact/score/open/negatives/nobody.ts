import { type Make, negatives, type Shape } from '../../shape.ts';
import { alnum, company, digits, hex, host, lowerAlnum, service } from '../../values.ts';

const email: Record<string, Make> = {
  'package-specifiers': (r) =>
    `npm i @${company(r)}/ui@${r.int(1, 9)}.${r.int(0, 9)}.0 react@19.0.0 typescript@5.${r.int(1, 9)}.3\npnpm add -D vitest@latest\n+ ${service(r)}@github.com:${company(r)}/${service(r)}#main\ngit@github.com:${company(r)}/${service(r)}.git\nuses: actions/setup-node@v4.${r.int(0, 9)}\ndocker pull nginx@sha256:${hex(r, 64)}`,
  'decorators-and-handles': (r) =>
    `@app.route("/users/${r.int(1, 99)}")\n@pytest.mark.parametrize\n@media (min-width: ${r.int(300, 900)}px)\nthanks @${company(r)} and @${service(r)}_dev!\nx = a@b.T\nresult = W@x.mean(0)\n@types/node@20.${r.int(1, 20)}.0`,
  'example-addresses': (r) =>
    `user${r.int(1, 99)}@example.com, admin@localhost, test@test.com, noreply@github.com, foo@bar.invalid, you@your-company.com, ${service(r)}@example.org, <email>@<domain>.com, jane@contoso.com`,
};

const phone: Record<string, Make> = {
  'numbers-in-tables': (r) =>
    `count  ${digits(r, 6)}  ${digits(r, 7)}  ${digits(r, 8)}\np99: ${digits(r, 3)} ${digits(r, 3)} ${digits(r, 4)} ns\nrevision ${digits(r, 10)}\nepoch_ms=${digits(r, 13)} seq=${digits(r, 11)}\n0x${hex(r, 8)} 0x${hex(r, 16)}\nISBN 978-3-16-148410-${r.int(0, 9)}\nport 49152-65535, uid ${digits(r, 10)}`,
  'versions-and-dates': (r) =>
    `2026-0${r.int(1, 9)}-1${r.int(0, 9)} 10:2${r.int(0, 9)}:33,${digits(r, 3)}\n20260${r.int(1, 9)}1${r.int(0, 9)}.${digits(r, 6)}\nv1.${digits(r, 2)}.${digits(r, 3)}-beta.${digits(r, 2)}\nrun ${digits(r, 11)} job ${digits(r, 11)}\n192${digits(r, 3)}-${digits(r, 4)} lines\nrange ${digits(r, 4)}-${digits(r, 4)}`,
  'coordinates-and-colors': (r) =>
    `lat: 52.${digits(r, 7)}, lon: 4.${digits(r, 7)}\nM ${digits(r, 3)}.${digits(r, 2)} ${digits(r, 3)}.${digits(r, 2)} L ${digits(r, 3)} ${digits(r, 3)}\nrgb(${r.int(0, 255)} ${r.int(0, 255)} ${r.int(0, 255)})\nbbox=${digits(r, 3)},${digits(r, 3)},${digits(r, 4)},${digits(r, 4)}\ntensor([${digits(r, 3)}, ${digits(r, 3)}, ${digits(r, 4)}])`,
};

const paths: Record<string, Make> = {
  'api-routes': (r) =>
    `GET /api/users/${service(r)} 200 ${r.int(2, 99)}ms\nGET /users/${company(r)}/repos?page=${r.int(1, 9)}\nrouter.get('/users/me/settings', handler)\n"/home/dashboard": { "get": {} }\nhttps://api.${company(r)}.io/users/${lowerAlnum(r, 8)}/home\nPOST /v1/users/${service(r)}/tokens\n{"path": "/users/profile", "method": "GET"}\n<Link to="/home/${service(r)}">`,
  'api-clients': (r) =>
    `await client.get(\`/users/\${login}/followers\`)\nfetch("/api/v2/users/${company(r)}/avatar.png")\n@GetMapping("/users/{name}/orders")\nUrls.users = '/users/${service(r)}/list';\npaths:\n  /users/{userId}/cards:\n  /home/${service(r)}:\n    get:\n      tags: [users-${r.int(1, 9)}]`,
  'api-specs': (r) => ({
    openapi: '3.1.0',
    paths: {
      [`/users/${service(r)}`]: { get: { operationId: `listUsers${r.int(1, 99)}` } },
      '/users/search': {},
      [`/home/${company(r)}/widgets`]: {},
    },
    servers: [{ url: `https://${host(r)}/users/${company(r)}` }],
  }),
  'source-folders': (r) =>
    `src/app/users/${service(r)}/page.tsx\n./components/home/${service(r)}.vue\napp/views/users/${service(r)}/show.html.erb\npackages/users/src/${service(r)}.ts\nmodules/home/${company(r)}-hero.css\ntests/users/test_${service(r)}_${r.int(1, 99)}.py`,
  'archive-of-sources': (r) =>
    `a/home/${service(r)}.html | ${r.int(2, 99)} ++--\nx dist/users/${service(r)}.js, ${digits(r, 4)} bytes\n  inflating: web/home/${service(r)}/index.html\ndrwxr-xr-x 0/0 0 2026-01-01 10:00 public/users/${service(r)}/\n${digits(r, 5)}  2026-01-0${r.int(1, 9)} 10:00   assets/home/${service(r)}.png`,
  'shared-homes': (r) =>
    `/home/ubuntu/app-${r.int(1, 9)}\n/home/runner/work/${service(r)}/${service(r)}\n/Users/runner/hostedtoolcache/node/20.${r.int(1, 20)}.0\n/home/node/.npm/_cacache/${hex(r, 8)}\nC:\\Users\\Public\\Documents\\${service(r)}\nC:\\Users\\runneradmin\\AppData\\Local\\Temp\\${hex(r, 6)}\n/home/linuxbrew/.linuxbrew/bin/brew\n/root/.cache/${service(r)}`,
  'placeholder-homes': (r) =>
    `/home/$USER/${service(r)}\n/Users/<username>/Library\n/home/\${USER}/.config/${service(r)}\nC:\\Users\\%USERNAME%\\AppData\n/home/{user}/data-${r.int(1, 9)}\n/Users/you/project\n/home/username/.ssh/config\n/Users/USERNAME/.zshrc\n~/${service(r)}/src`,
  'pages-and-words': (r) =>
    `Open https://${host(r)}/home/ and click users/roles. The home/garden category has ${r.int(2, 99)} items; see /home/garden-tools and /users/new. Path: Home/Documents/Invoices-${r.int(1, 9)}. Breadcrumb: Home/Settings/Team`,
};

const ip: Record<string, Make> = {
  'versions-with-four-parts': (r) =>
    `Chrome/1${r.int(10, 40)}.0.${digits(r, 4)}.${r.int(1, 250)} Safari/537.36\nAssemblyVersion("${r.int(1, 9)}.${r.int(0, 9)}.${r.int(0, 99)}.${r.int(0, 99)}")\nlibssl.so.1.1.1.${r.int(1, 9)}\nMicrosoft.Extensions 8.0.${r.int(0, 9)}.${r.int(1, 99)}\nversion=${r.int(1, 40)}.${r.int(1, 40)}.${r.int(1, 40)}.${r.int(1, 40)}\nODBC Driver 17.${r.int(1, 9)}.1.1`,
  'versions-behind-words': (r) =>
    `Installing collected packages: foo-${r.int(2, 20)}.${r.int(2, 20)}.${r.int(2, 20)}.${r.int(2, 20)}\nUpgraded to release ${r.int(2, 20)}.${r.int(2, 20)}.${r.int(2, 20)}.${r.int(2, 20)}\nfirmware v${r.int(2, 20)}.${r.int(2, 20)}.${r.int(2, 20)}.${r.int(2, 20)}\nsection 1.2.3.${r.int(4, 9)} of the manual\nfile_version: ${r.int(2, 20)}.${r.int(2, 20)}.${digits(r, 3)}.${r.int(2, 20)}`,
  'object-ids': (r) =>
    `1.3.6.1.4.1.${r.int(100, 999)}.${r.int(1, 99)}\nOID: 2.16.840.1.113730.3.4.${r.int(2, 18)}\nextendedKeyUsage = 1.3.6.1.5.5.7.3.${r.int(1, 9)}\niso.3.6.1.2.1.1.3.0 = Timeticks: (${digits(r, 6)})\n1.2.840.113549.1.1.${r.int(1, 20)}`,
  'everybodys-addresses': (r) =>
    `nameserver 8.8.8.8\nnameserver 1.1.1.1\n127.0.0.1:${r.int(3000, 9000)}\n0.0.0.0/0\n255.255.255.${r.int(1, 254)}\n203.0.113.${r.int(1, 254)} (TEST-NET)\n198.51.100.${r.int(1, 254)}\n192.0.2.${r.int(1, 254)}\n224.0.0.251\n::1\n2001:db8::${hex(r, 4)}`,
  'times-as-colons': (r) =>
    `10:2${r.int(0, 9)}:33:0${r.int(1, 9)}\nmac de:ad:be:ef:${hex(r, 2)}:${hex(r, 2)}\nstd::vector::${lowerAlnum(r, 4)}\n1:2:3:${r.int(4, 9)}\nsha256:${hex(r, 64)}\nshadow:${r.int(1, 9)}::: \na::b::c${r.int(1, 9)}`,
};

const address: Record<string, Make> = {
  'street-words-in-code': (r) =>
    `const street = faker.location.streetAddress();\n${r.int(2, 99)} Way merge, ${r.int(2, 99)} Drive letters, 404 Place holder\nline ${r.int(2, 99)}: Court case\n5 Lane highway\n"street": "string", "city": "string", "zip": "00000"\nMain Street is a shape of ${r.int(2, 9)} blocks\nplaats: verplicht veld\n${r.int(10, 99)} Square pixels`,
  'numbers-before-words': (r) =>
    `Step ${r.int(1, 40)} Place the order\n${r.int(1, 40)} Park tests passed\n${r.int(1, 99)} Road map items\nRue de test ${r.int(1, 9)}\nstra\u00dfe_nr = ${r.int(1, 99)}\nGate ${r.int(1, 40)} Close the valve\nWeg ${r.int(1, 9)} von 3 ist gesperrt`,
};

const account: Record<string, Make> = {
  'long-numbers': (r) =>
    `order ${digits(r, 16)}\nsnowflake ${digits(r, 18)}\ntrace ${digits(r, 19)}\n"id": ${digits(r, 15)},\nbatch ${digits(r, 4)}-${digits(r, 4)}-${digits(r, 4)}\nGB${r.int(10, 99)} ${alnum(r, 4)} build\nDE${r.int(10, 99)}-${digits(r, 6)}`,
};

const names: Record<string, Make> = {
  'product-names': (r) =>
    `"displayName": "Visual Studio Code ${r.int(1, 9)}"\nauthor: GitHub Actions\nname: Build And Test\nFrom: Node Alpine\nauthors = ["The Rust Project Developers"]\nmaintainer: "Platform Team"\nAuthor: dependabot[bot] <49699333+dependabot[bot]@users.noreply.github.com>\ntitle: Release Notes ${r.int(1, 40)}\n"first_name": "string", "last_name": ""`,
};

/** Things that only look like addresses of people. */
export const nobodyShapes: readonly Shape[] = [
  ...negatives('pii/email', email, 8),
  ...negatives('pii/phone', phone, 8),
  ...negatives('pii/home-path', paths, 8),
  ...negatives('pii/ip', ip, 8),
  ...negatives('pii/address', address, 8),
  ...negatives('pii/account', account, 8),
  ...negatives('pii/name', names, 8),
];
